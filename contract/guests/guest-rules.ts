import { emptyGuest, type GuestDraft, type GuestField, type GuestForm } from '#contract/guests/guest.ts'
import { foreignChoices, foreignTexts } from '#contract/guests/guest-fields.ts'
import type { IdProof } from '#contract/guests/id-proof-rules.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** The data that the rules need besides the guest. */
export interface GuestCircumstances {
  form: GuestForm
  /** The name of the nationality; undefined if none is chosen. */
  nationality: string | undefined
  /** Today, in the hotel's time zone. */
  today: CalendarDate
  isNew: boolean
  hasPhoto: boolean
  /** The ID as it is stored. It was accepted before, so it does not prevent other changes. */
  stored?: IdProof | undefined
}

export const isForeign = (nationality: string | undefined) => nationality !== undefined && nationality !== 'Indian'

export const foreignFields = [
  ...Object.keys(foreignTexts),
  ...Object.keys(foreignChoices),
  'visa_status',
] as GuestField[]

const companionFields: GuestField[] = ['name', 'nationality_id']
const quickFields: GuestField[] = [...companionFields, 'phone']
const pageFields: GuestField[] = [...quickFields, 'address']
const modalFields: GuestField[] = [
  ...pageFields,
  'email',
  'whether_employed_in_india',
  'mob_no',
  'birth_date',
  'mode_of_payment',
  'id_proof_type',
  'id_proof_number',
  'emergency_contact_name',
  'emergency_contact_phone',
]
const fieldsOf: Record<GuestForm, GuestField[]> = {
  companion: companionFields,
  quick: quickFields,
  page: pageFields,
  modal: modalFields,
}
/** These forms ask for the documents of a foreign national later. */
const shortForms: GuestForm[] = ['companion', 'quick']
const passportFields: GuestField[] = [
  'passport_no',
  'passport_date_of_issue',
  'passport_place_of_issue',
  'passport_date_of_expiry',
  'date_of_arrival_in_india',
  'arrival_place_in_india',
  'duration_of_stay_in_india',
  'foreign_address',
]
const visaFields: GuestField[] = ['visa_no', 'visa_date_of_issue', 'visa_place_of_issue', 'visa_valid_till']

/** The required fields, for their asterisks and for the rule below. */
export const requiredGuestFields = (
  { form, nationality }: Pick<GuestCircumstances, 'form' | 'nationality'>,
  visaStatus: GuestDraft['visa_status'],
) => {
  const required = new Set(fieldsOf[form])
  if (shortForms.includes(form) || !isForeign(nationality)) return required
  // An OCI card or an exemption replaces the visa, never the passport.
  return new Set([...required, ...passportFields, ...(visaStatus === 'visa' ? visaFields : [])])
}

/** Indian guests carry no passport: the section is hidden and its values are removed. */
export const withoutForeignFields = (guest: GuestDraft): GuestDraft => ({
  ...guest,
  ...Object.fromEntries(foreignFields.map((field) => [field, emptyGuest[field]])),
})
