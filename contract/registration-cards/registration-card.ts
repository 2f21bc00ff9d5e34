import { sexes } from '#contract/guests/guest-fields.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { registrationCardMessages as say } from '#contract/registration-cards/registration-card-messages.ts'

/** Passport and visa of a foreign national. */
const ForeignDocuments = z.object({
  passport_no: z.string(),
  passport_place_of_issue: z.string(),
  passport_date_of_expiry: CalendarDate.nullable(),
  visa: z.string(),
  visa_valid_till: CalendarDate.nullable(),
  date_of_arrival_in_india: CalendarDate.nullable(),
  foreign_address: z.string(),
})

export const CardPerson = z.object({
  name: z.string(),
  relation: z.string(),
  age: z.int().nullable(),
  sex: z.enum(sexes).nullable(),
  nationality: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  /** Of an Aadhaar number only the last four digits are stored. */
  id_proof: z.string(),
  from_place: z.string(),
  proceeding_to: z.string(),
  purpose: z.string(),
  foreign: ForeignDocuments.nullable(),
})
export type CardPerson = z.output<typeof CardPerson>

/** What a card says. It is stored as it was signed. */
export const CardContent = z.object({
  booking_number: z.string(),
  group_name: z.string(),
  room: z.string(),
  room_type: z.string(),
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  check_in_time: z.string(),
  check_out_time: z.string(),
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  food_plan: z.string(),
  rate_plan: z.string(),
  /** In paise, without tax; the lowest and the highest of the nights. */
  lowest_rent: z.int(),
  highest_rent: z.int(),
  people: z.array(CardPerson),
  house_rules: z.string(),
  privacy_notice: z.string(),
})
export type CardContent = z.output<typeof CardContent>

const SignedCard = z.object({
  slug: Slug,
  signer_name: z.string(),
  signed_at: Instant,
  /** Null for the valid one. */
  replaced_at: Instant.nullable(),
})
export type SignedCard = z.output<typeof SignedCard>

/** The card of one room of a booking. */
export const RegistrationCard = z.object({
  line: z.int(),
  room: z.string(),
  /** Who can sign it: the adults of the room who have not left. */
  people: z.array(z.object({ occupant: Slug, name: z.string() })),
  /** What the card does not say yet, of everybody of whom something is missing. */
  missing: z.array(z.object({ name: z.string(), labels: z.array(z.string()) })),
  signed: SignedCard.nullable(),
  /** People, dates or texts were changed after it was signed. */
  is_outdated: z.boolean(),
  /** Signatures that were replaced, the latest first. */
  earlier: z.array(SignedCard),
  /** What the card says now, and what is signed. */
  content: CardContent,
})
export type RegistrationCard = z.output<typeof RegistrationCard>

const yes = z.union([z.literal(true), z.literal('true')], say.consentMissing)

/** What comes with the image of a signature. */
export const SignatureDraft = z.object({
  line: z.coerce.number().pipe(z.int(say.lineMissing).min(1, say.lineMissing).max(1000, say.lineMissing)),
  /** Who signs. */
  occupant: z.string(say.signerMissing).regex(/^[\w-]{1,40}$/, say.signerMissing),
  consent: yes,
  /** The signed card that this one replaces; empty if there is none. */
  replaces: z.string().max(40).default(''),
})
export type SignatureDraft = z.output<typeof SignatureDraft>

export const signatureRules = { field: 'signature', largest: 512 * 1024, tooLarge: say.tooLarge }
