import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'

/** Children are younger than this; older people count as adults. */
const childrenAreUnder = 12

interface Companion {
  guest_id: number
  relation?: string
  age?: number | null
}

/** Adds somebody to the room of a new booking. The booking is for so many people at least. */
export const addCompanion = (form: BookingForm, { guest_id, relation = '', age = null }: Companion) => {
  const companions = [...(form.getValues('companions') ?? []), { guest_id, relation, line: 1 }]
  form.setValue('companions', companions, { shouldDirty: true })
  const [adults, children, infants] = form.getValues(['number_of_adults', 'number_of_children', 'number_of_infants'])
  if ((adults ?? 0) + (children ?? 0) + (infants ?? 0) > companions.length) return
  const isChild = age !== null && age < childrenAreUnder
  const [name, count] = isChild ? (['number_of_children', children] as const) : (['number_of_adults', adults] as const)
  form.setValue(name, (count ?? 0) + 1, { shouldDirty: true, shouldValidate: true })
}
