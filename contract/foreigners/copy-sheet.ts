import type { CopyField } from '#contract/foreigners/foreigner.ts'
import type { FormKey } from '#contract/foreigners/form-keys.ts'
import { formTexts, isAskedOf } from '#contract/foreigners/form-needs.ts'
import { type FormCode, type FormCodeList, type FormField, findCode } from '#contract/foreigners/form-three.ts'
import type { Guest } from '#contract/guests/guest.ts'
import { countryCode, nationalityCode } from '#contract/guests/passport/country-codes.ts'
import { type CalendarDate, dayIn, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { localTimeIn } from '#contract/kit/time/local-time.ts'

interface FormHotel {
  address: string
  state: string
  district: string
  pin_code: string
  time_zone: string
}

interface FormStay {
  /** Null if only the date is known. */
  arrived_at: string | null
  first_day: CalendarDate
  last_day: CalendarDate
}

export interface FormPerson {
  guest: Guest
  stay: FormStay
  hotel: FormHotel
  codes: FormCode[]
}

/** A value as the portal takes it, and what a code means. */
interface Value {
  value: string
  meaning?: string
  /** The list of the portal has no such value. */
  isUnlisted?: boolean
}

const plain = (value: string | null): Value => ({ value: (value ?? '').replace(/\s*\n\s*/g, ', ') })
/** DD/MM/YYYY. */
const day = (date: CalendarDate | null): Value => ({ value: date ? date.split('-').reverse().join('/') : '' })

const country = (name: string): Value => {
  const code = countryCode(name)
  if (!code) return { value: name, isUnlisted: name !== '' }
  return code === name ? { value: code } : { value: code, meaning: name }
}

/** A text that is not in the list stays as it is. */
const coded = (codes: FormCode[], list: FormCodeList, typed: string): Value => {
  const found = findCode(codes, list, typed)
  if (!found) return { value: typed, isUnlisted: typed !== '' }
  return found.code === found.label ? { value: found.code } : { value: found.code, meaning: found.label }
}

const sexes = {
  male: { value: 'M', meaning: 'Male' },
  female: { value: 'F', meaning: 'Female' },
  other: { value: 'X', meaning: 'Other' },
}
const answers = { true: { value: 'Y', meaning: 'Yes' }, false: { value: 'N', meaning: 'No' } }
const destinations = { india: { value: 'I', meaning: 'In India' }, abroad: { value: 'O', meaning: 'Outside India' } }
const entries = { visa: '', oci: 'OCI card holder', visa_exempt: 'Visa exempt' }
const nothing: Value = { value: '' }

const ofPerson = ({ guest, codes }: FormPerson) => ({
  surname: plain(guest.surname),
  given_name: plain(formTexts(guest).given_name),
  sex: guest.sex ? sexes[guest.sex] : nothing,
  // The date of birth is known by day, month and year.
  birth_date_format: guest.birth_date ? { value: 'DY', meaning: 'DD/MM/YYYY' } : nothing,
  birth_date: day(guest.birth_date),
  special_category: coded(codes, 'special_category', guest.special_category),
  nationality: { value: nationalityCode(guest.nationality) ?? guest.nationality, meaning: guest.nationality },
  photo: guest.has_photo ? { value: 'JPEG' } : nothing,
  foreign_address: plain(guest.foreign_address),
  foreign_city: plain(guest.foreign_city),
  foreign_country: country(guest.foreign_country),
  phone_in_india: plain(formTexts(guest).phone_in_india),
  phone_at_home: plain(formTexts(guest).phone_at_home),
  remark: plain(entries[guest.visa_status]),
})

const ofHotel = ({ hotel }: FormPerson) => ({
  hotel_address: plain(hotel.address),
  hotel_state: plain(hotel.state),
  hotel_district: plain(hotel.district),
  hotel_pin_code: plain(hotel.pin_code),
})

const ofDocuments = ({ guest, codes }: FormPerson) => ({
  passport_no: plain(guest.passport_no),
  passport_place_of_issue: plain(guest.passport_place_of_issue),
  passport_country_of_issue: country(guest.passport_country_of_issue),
  passport_date_of_issue: day(guest.passport_date_of_issue),
  passport_date_of_expiry: day(guest.passport_date_of_expiry),
  visa_no: plain(guest.visa_no),
  visa_place_of_issue: plain(guest.visa_place_of_issue),
  visa_country_of_issue: country(guest.visa_country_of_issue),
  visa_date_of_issue: day(guest.visa_date_of_issue),
  visa_valid_till: day(guest.visa_valid_till),
  visa_type: coded(codes, 'visa_type', guest.visa_type),
  visa_subtype: plain(guest.visa_subtype),
})

const ofArrival = ({ guest, stay, hotel, codes }: FormPerson) => {
  const arrived = stay.arrived_at ? new Date(stay.arrived_at) : undefined
  return {
    arrived_from_country: country(guest.arrived_from_country),
    arrived_from_city: plain(guest.arrived_from_city),
    arrived_from_place: plain(guest.arrived_from_place),
    date_of_arrival_in_india: day(guest.date_of_arrival_in_india),
    hotel_arrival_date: day(arrived ? dayIn(hotel.time_zone, arrived) : stay.first_day),
    hotel_arrival_time: plain(arrived ? localTimeIn(hotel.time_zone, arrived).slice(11, 16) : ''),
    intended_days: plain(String(Math.max(1, nightsBetween(stay.first_day, stay.last_day)))),
    employed_in_india:
      guest.whether_employed_in_india === null ? nothing : answers[`${guest.whether_employed_in_india}`],
    purpose: coded(codes, 'purpose', formTexts(guest).purpose_code),
  }
}

const ofDestination = ({ guest }: FormPerson) => ({
  next_destination_in: guest.next_destination_in ? destinations[guest.next_destination_in] : nothing,
  next_destination_state: plain(guest.next_destination_state),
  next_destination_district: plain(guest.next_destination_district),
  next_destination: plain(guest.next_destination),
  next_destination_country: country(guest.next_destination_country),
  next_destination_city_abroad: plain(guest.next_destination),
})

/** Every value of the form for a person, in the formats of the portal. */
const formValues = (person: FormPerson): Record<FormKey, Value> => ({
  ...ofPerson(person),
  ...ofHotel(person),
  ...ofDocuments(person),
  ...ofArrival(person),
  ...ofDestination(person),
})

/** The fields that the portal asks for, in its order. */
export const copySheet = (fields: FormField[], person: FormPerson): CopyField[] => {
  const values = formValues(person)
  return fields
    .filter(({ is_active }) => is_active)
    .map(({ key, portal_name, section, label, is_required }) => {
      const isAsked = isAskedOf(key, person.guest)
      const { value, meaning = '', isUnlisted = false } = isAsked ? values[key] : nothing
      return {
        key,
        portal_name,
        section,
        label,
        value,
        meaning,
        is_missing: is_required && value === '' && isAsked,
        is_unlisted: isUnlisted,
      }
    })
}

export const missingLabels = (sheet: CopyField[]) =>
  sheet.filter(({ is_missing }) => is_missing).map(({ section, label }) => `${section}: ${label}`)
