import type { GuestField } from '#contract/guests/guest.ts'
import { guestLabels, sexLabels } from '#contract/guests/guest-labels.ts'
import type { ZoneValues } from '#contract/guests/passport/zone-values.ts'
import { emptyValues, type GuestInput } from '#web/guests/form/guest-values.ts'
import type { GuestFormState } from '#web/guests/form/use-guest-form.ts'
import { asDay } from '#web/kit/form/value-text.ts'

/** A field that already has another value than the zone. */
export interface Difference {
  field: GuestField
  label: string
  /** As shown. */
  inForm: string
  inZone: string
  value: GuestInput[GuestField]
}

const sameText = (one: unknown, other: unknown) => {
  const plain = (value: unknown) => String(value).replace(/\s+/g, ' ').trim().toLowerCase()
  return plain(one) === plain(other)
}

const isEmpty = (state: GuestFormState, field: GuestField) => {
  const value = state.form.getValues(field)
  return value === emptyValues[field] || String(value ?? '').trim() === ''
}

/** The fields of the form that the zone fills. Fields of the visa are filled only while they are shown. */
const fieldsOf = (state: GuestFormState, { nationality, ...values }: ZoneValues) => {
  const nationality_id = state.nationalities.find(({ name }) => name === nationality)?.id
  const { passport_no } = values
  // A guest with a passport usually shows it as the ID proof. Another ID that was entered is not questioned.
  const isProof = passport_no !== undefined && isEmpty(state, 'id_proof_type') && isEmpty(state, 'id_proof_number')
  const fields: Partial<Record<GuestField, GuestInput[GuestField]>> = {
    ...values,
    nationality_id,
    ...(isProof && { id_proof_type: 'Passport', id_proof_number: passport_no }),
  }
  return (Object.entries(fields) as [GuestField, GuestInput[GuestField]][]).filter(
    ([field, value]) =>
      value !== undefined && value !== '' && !(field.startsWith('visa_') && state.visaStatus !== 'visa'),
  )
}

const shown = (state: GuestFormState, field: GuestField, value: unknown) => {
  if (field === 'nationality_id') return state.nationalities.find(({ id }) => id === value)?.name ?? ''
  if (field === 'sex') return sexLabels[value as keyof typeof sexLabels] ?? ''
  return /date|valid_till/.test(field) && /^\d{4}-\d\d-\d\d$/.test(String(value)) ? asDay(String(value)) : String(value)
}

const set = (state: GuestFormState, field: GuestField, value: GuestInput[GuestField]) =>
  state.form.setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })

/** Fills the empty fields and returns their labels, and the fields that someone has filled differently. */
export const fillFromZone = (state: GuestFormState, values: ZoneValues) => {
  const filled: string[] = []
  const differences: Difference[] = []
  for (const [field, value] of fieldsOf(state, values)) {
    const before = state.form.getValues(field)
    const label = guestLabels[field]
    if (isEmpty(state, field)) {
      set(state, field, value)
      filled.push(label)
    } else if (!sameText(before, value)) {
      differences.push({ field, label, value, inForm: shown(state, field, before), inZone: shown(state, field, value) })
    }
  }
  return { filled, differences }
}

export const replaceByZone = (state: GuestFormState, { field, value }: Difference) => set(state, field, value)
