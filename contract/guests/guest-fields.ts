import { Email } from '#contract/auth/account.ts'
import {
  choiceWithDefault,
  optionalChoice,
  optionalCount,
  optionalDay,
  optionalId,
  optionalRupees,
  optionalYesNo,
} from '#contract/kit/form-value.ts'
import { text } from '#contract/kit/text.ts'

const notNegative = 'Amount cannot be negative'

// +44 20 7946-0958 is stored as +442079460958, so that any part of it can be found.
const phone = text(40).overwrite((typed) => typed.replace(/[\s().-]/g, ''))

/** Text fields of every guest; an unknown one is empty. */
export const guestTexts = {
  name: text(150),
  phone,
  email: text(254).refine((typed) => typed === '' || Email.safeParse(typed).success, 'Please enter a valid email'),
  address: text(500),
  purpose_of_visit: text(200),
  company: text(150),
  designation: text(100),
  tel_lan_no: text(40).regex(/^[\d\s()+/.-]*$/, 'Please enter a valid phone number'),
  mob_no: phone,
  from_place: text(150),
  proceeding_to: text(150),
  plan: text(50),
  receipt_no: text(50),
  voucher_no: text(50),
  locker_no: text(50),
  booked_by: text(100),
  fo_assistant: text(100),
  fom: text(100),
  duty_manager: text(100),
  id_proof_number: text(50),
  emergency_contact_name: text(150),
  emergency_contact_phone: phone,
  special_requests: text(2000),
}

export const foreignTexts = {
  given_name: text(100),
  surname: text(100),
  passport_no: text(30),
  passport_place_of_issue: text(100),
  passport_country_of_issue: text(100),
  visa_no: text(30),
  visa_type: text(50),
  visa_place_of_issue: text(100),
  visa_country_of_issue: text(100),
  arrival_place_in_india: text(100),
  arrived_from_place: text(100),
  arrived_from_country: text(100),
  next_destination: text(150),
  foreign_address: text(500),
  foreign_city: text(100),
  foreign_country: text(100),
  visa_subtype: text(100),
  arrived_from_city: text(100),
  next_destination_state: text(100),
  next_destination_district: text(100),
  next_destination_country: text(100),
  /** Codes of the lists of Form III. */
  purpose_code: text(50),
  special_category: text(50),
  phone_in_india: phone,
  phone_at_home: phone,
}

export const modesOfPayment = ['Cash', 'Credit Card', 'Company', "Traveller's Cheque"] as const
export const sexes = ['male', 'female', 'other'] as const

/** Dates, numbers and choices of every guest; an empty field is null. */
export const guestChoices = {
  nationality_id: optionalId,
  sex: optionalChoice(...sexes),
  whether_employed_in_india: optionalYesNo,
  birth_date: optionalDay,
  anniversary_date: optionalDay,
  mode_of_payment: optionalChoice(...modesOfPayment),
  rate: optionalRupees(notNegative),
  advance: optionalRupees(notNegative),
  id_proof_type: optionalChoice('Aadhar', 'Passport', 'Driving License', 'Voter ID', 'PAN Card'),
}

export const foreignChoices = {
  passport_date_of_issue: optionalDay,
  passport_date_of_expiry: optionalDay,
  visa_date_of_issue: optionalDay,
  visa_valid_till: optionalDay,
  date_of_arrival_in_india: optionalDay,
  duration_of_stay_in_india: optionalCount('days', 3650),
  next_destination_in: optionalChoice('india', 'abroad'),
}

/** How a foreign national may enter: with a visa, with an OCI card (Overseas Citizen of India), or visa-exempt. */
export const visaStatus = choiceWithDefault('visa', 'oci', 'visa_exempt')
