import { useEffect, useState } from 'react'
import { type FieldErrors, type ResolverResult, useForm, useWatch } from 'react-hook-form'
import type { Guest, GuestForm, Nationality } from '#contract/guests/guest.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import { checkGuest } from '#web/guests/form/check-guest.ts'
import { type GuestInput, type GuestSheet, valuesOf } from '#web/guests/form/guest-values.ts'
import { useClearedFields } from '#web/guests/form/use-cleared-fields.ts'
import { useHomeAddress } from '#web/guests/form/use-home-address.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

interface GuestFormOptions {
  kind: GuestForm
  guest: Guest | undefined
  nationalities: Nationality[]
  /** The guest is being saved or was saved, so a duplicate that is found now may be this guest. */
  isSent: boolean
  /** Values of a new form. */
  begin?: Partial<GuestInput>
  /** Chooses a registered guest instead of registering a new one. */
  onUse?: (slug: string) => void
}

/** Fields that the rules of other fields depend on. */
const deciding = [
  'nationality_id',
  'visa_status',
  'id_proof_type',
  'birth_date',
  'passport_date_of_issue',
  'visa_date_of_issue',
  'date_of_arrival_in_india',
] as const

export const useGuestForm = ({ kind, guest, nationalities, isSent, begin, onUse }: GuestFormOptions) => {
  const today = useHotelToday()
  const [defaultValues] = useState(() => ({ ...valuesOf(guest), ...begin }))
  const nameOf = (id: unknown) => nationalities.find((nationality) => nationality.id === id)?.name

  const resolver = (values: GuestInput): ResolverResult<GuestInput, GuestSheet> => {
    const nationality = nameOf(values.nationality_id)
    const about = { form: kind, nationality, today, isNew: guest === undefined, stored: guest }
    const { draft, errors } = checkGuest(values, about)
    const wrong: FieldErrors<GuestInput> = Object.fromEntries(
      Object.entries(errors).map(([name, message]) => [name, { type: 'rule', message }]),
    )
    if (Object.keys(wrong).length > 0) return { values: {}, errors: wrong }
    return { values: { draft, photo: values.id_proof_image }, errors: {} }
  }
  const form = useForm<GuestInput, unknown, GuestSheet>({ mode: 'onChange', defaultValues, resolver })

  const [nationality_id, visaStatus] = useWatch({ control: form.control, name: ['nationality_id', 'visa_status'] })
  const nationality = nameOf(nationality_id)
  const foreign = isForeign(nationality)
  useClearedFields(form, { foreign, withVisa: foreign && visaStatus === 'visa' })
  useHomeAddress(form, foreign)
  useCheckedAgain(form)

  return { form, kind, guest, nationalities, nationality, foreign, visaStatus, today, isSent, onUse }
}

export type GuestFormState = ReturnType<typeof useGuestForm>

/** When such a field changes, the fields that were edited before are checked again. */
const useCheckedAgain = (form: GuestFormState['form']) => {
  const decided = JSON.stringify(useWatch({ control: form.control, name: deciding }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever such a field has changed
  useEffect(() => {
    const names = (Object.keys(form.getValues()) as (keyof GuestInput)[]).filter((name) => {
      const { isDirty, isTouched, invalid } = form.getFieldState(name)
      return isDirty || invalid || (isTouched && Boolean(form.getValues(name)))
    })
    if (names.length > 0) form.trigger(names)
  }, [form, decided])
}
