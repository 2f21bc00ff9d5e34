import { Title } from '@mantine/core'
import type { FormCode, FormCodeList } from '#contract/foreigners/form-three.ts'
import type { Guest, GuestField } from '#contract/guests/guest.ts'
import {
  guestLabels,
  idProofTypeLabels,
  nextDestinationLabels,
  sexLabels,
  visaStatusLabels,
} from '#contract/guests/guest-labels.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import { formatRupees, zero } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { useFormThree } from '#web/foreigners/form-three-queries.ts'
import classes from '#web/guests/guest-details.module.css'
import { journeyFields } from '#web/guests/journey-fields.ts'
import { GuestPhoto } from '#web/guests/photo/guest-photo.tsx'

const days = /_date$|_date_|^date_|_valid_till$/

const listOf: Partial<Record<GuestField, FormCodeList>> = {
  purpose_code: 'purpose',
  special_category: 'special_category',
  visa_type: 'visa_type',
}

/** A field's value as text; undefined if empty. */
const spoken = (guest: Guest, field: GuestField, codes: FormCode[] = []) => {
  const value = guest[field]
  if (value === '' || value === null) return undefined
  if (listOf[field])
    return codes.find(({ list, code }) => list === listOf[field] && code === value)?.label ?? `${value}`
  if (field === 'nationality_id') return guest.nationality
  if (field === 'id_proof_type' && guest.id_proof_type) return idProofTypeLabels[guest.id_proof_type]
  if (field === 'sex' && guest.sex) return sexLabels[guest.sex]
  if (field === 'visa_status') return visaStatusLabels[guest.visa_status]
  if (guest.next_destination_in && field === 'next_destination_in')
    return nextDestinationLabels[guest.next_destination_in]
  if (field === 'duration_of_stay_in_india') return `${value} days`
  if (field === 'rate' || field === 'advance') return formatRupees(guest[field] ?? zero)
  if (typeof value === 'boolean') return value ? 'Employed in India' : 'Not employed in India'
  if (days.test(field)) return formatDay(String(value))
  return String(value)
}

/** Fields that are asked of every guest, shown also when empty. */
const main: GuestField[] = ['phone', 'email', 'nationality_id', 'address']
const personal: GuestField[] = ['mob_no', 'tel_lan_no', 'birth_date', 'anniversary_date', 'sex']
const idProof: GuestField[] = ['id_proof_type', 'id_proof_number']
const emergency: GuestField[] = ['emergency_contact_name', 'emergency_contact_phone']
const travel: GuestField[] = [
  'from_place',
  'proceeding_to',
  'purpose_of_visit',
  'whether_employed_in_india',
  'company',
  'designation',
]
const passport: GuestField[] = [
  'given_name',
  'surname',
  'passport_no',
  'passport_date_of_issue',
  'passport_place_of_issue',
  'passport_country_of_issue',
  'passport_date_of_expiry',
  'visa_status',
  'visa_no',
  'visa_type',
  'visa_date_of_issue',
  'visa_place_of_issue',
  'visa_country_of_issue',
  'visa_valid_till',
  'visa_subtype',
  'special_category',
]
const arrival: GuestField[] = [...journeyFields, 'phone_in_india', 'phone_at_home']
const payment: GuestField[] = [
  'mode_of_payment',
  'rate',
  'plan',
  'advance',
  'receipt_no',
  'voucher_no',
  'locker_no',
  'booked_by',
  'fo_assistant',
  'fom',
  'duty_manager',
]

export const GuestDetails = ({ guest }: { guest: Guest }) => (
  <div className={classes.details}>
    <Title order={3} fz="h1">
      {guest.name}
    </Title>
    <Section guest={guest} always={main} also={personal} />
    <Section guest={guest} title="ID Proof" always={idProof} />
    {guest.has_photo && <GuestPhoto slug={guest.slug} />}
    {isForeign(guest.nationality) && <ForeignSections guest={guest} />}
    <Section guest={guest} title="Emergency Contact" always={emergency} />
    <Section guest={guest} title="Travel Information" also={travel} />
    <Section guest={guest} title="Payment and Booking Details" also={payment} />
    <Section guest={guest} title="Additional Information" always={['special_requests']} />
  </div>
)

const ForeignSections = ({ guest }: { guest: Guest }) => {
  const { data } = useFormThree()
  const purpose = data?.codes.find(({ list, code }) => list === 'purpose' && code === guest.purpose_code)
  const shown = { ...guest, purpose_code: purpose?.label ?? guest.purpose_code }
  return (
    <>
      <Section guest={shown} title="Passport and Visa" also={passport} />
      <Section guest={shown} title="Arrival in India" also={arrival} />
    </>
  )
}

interface SectionProps {
  guest: Guest
  title?: string
  always?: GuestField[]
  /** Shown only if filled in. */
  also?: GuestField[]
}

const Section = ({ guest, title, always = [], also = [] }: SectionProps) => {
  const codes = useFormThree().data?.codes
  const fields = [...always, ...also.filter((field) => spoken(guest, field) !== undefined)]
  if (fields.length === 0) return null
  return (
    <section aria-label={title}>
      {title && <h4 className={classes.heading}>{title}</h4>}
      <dl className={classes.list}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{guestLabels[field]}</dt>
            <dd>{spoken(guest, field, codes) ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
