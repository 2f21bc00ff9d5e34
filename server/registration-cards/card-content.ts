import type { Booking } from '#contract/bookings/booking.ts'
import { isLive } from '#contract/bookings/booking-rules.ts'
import { codeId, type FormCode, findCode, validOn } from '#contract/foreigners/form-three.ts'
import type { Guest } from '#contract/guests/guest.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import { adultAge } from '#contract/occupants/age-on.ts'
import type { Occupant } from '#contract/occupants/occupant.ts'
import type { CardContent, CardPerson } from '#contract/registration-cards/registration-card.ts'
import type { Db } from '#server/db/connect.ts'
import { listFormCodes } from '#server/foreigners/form-store.ts'
import { listOccupants } from '#server/occupants/occupant-store.ts'
import { getCardTexts, listCardLines } from '#server/registration-cards/registration-card-store.ts'

interface CardBooking extends Pick<Booking, 'status'> {
  id: number
  booking_number: string
  group_name: string | null
}

/** The cards of a booking as they would be signed now, with the people of each room. */
export const readCards = async (db: Db, booking: CardBooking) => {
  const [lines, occupants, texts, codes] = [
    await listCardLines(db, booking.id),
    await listOccupants(db, booking.id),
    await getCardTexts(db),
    await listFormCodes(db),
  ]
  return lines.map(({ line, ...stay }) => {
    const people = occupants.filter((occupant) => occupant.line === line)
    const { booking_number, group_name } = booking
    const content: CardContent = {
      ...{ booking_number, group_name: group_name ?? '' },
      ...stay,
      ...texts,
      people: people.map((person) => personOf(person, validOn(codes, stay.check_in_date, codeId))),
    }
    return {
      line,
      content,
      arrived_at: firstArrival(people),
      people: signersOf(booking, people).map(({ slug, guest }) => ({ occupant: slug, name: guest.name })),
    }
  })
}

/** Who can sign: nobody after the departure, and children only if no adult is in the room. */
const signersOf = (booking: CardBooking, people: Occupant[]) => {
  const here = isLive(booking) ? people.filter(({ left_at }) => left_at === null) : []
  const adults = here.filter(({ age }) => age === null || age >= adultAge)
  return adults.length > 0 ? adults : here
}

/** When the first of these people arrived; null before that, and if only the date is known. */
export const firstArrival = (people: Occupant[]) =>
  people
    .flatMap(({ arrived_at }) => arrived_at ?? [])
    .sort()
    .at(0) ?? null

const personOf = ({ guest, relation, age }: Occupant, codes: FormCode[]): CardPerson => ({
  name: guest.name,
  relation,
  age,
  sex: guest.sex,
  nationality: guest.nationality,
  phone: guest.phone,
  email: guest.email,
  address: guest.address,
  id_proof: guest.id_proof_number && [guest.id_proof_type, guest.id_proof_number].filter(Boolean).join(' '),
  from_place: guest.from_place || guest.arrived_from_city || guest.arrived_from_place,
  proceeding_to: guest.proceeding_to || guest.next_destination,
  purpose: guest.purpose_of_visit || (findCode(codes, 'purpose', guest.purpose_code)?.label ?? ''),
  foreign: isForeign(guest.nationality) ? documentsOf(guest) : null,
})

const visaOf = ({ visa_status, visa_type, visa_no }: Guest) => {
  if (visa_status === 'oci') return 'OCI card'
  if (visa_status === 'visa_exempt') return 'No visa needed'
  return [visa_type, visa_no].filter(Boolean).join(' ')
}

const documentsOf = (guest: Guest): CardPerson['foreign'] => ({
  passport_no: guest.passport_no,
  passport_place_of_issue: guest.passport_place_of_issue,
  passport_date_of_expiry: guest.passport_date_of_expiry,
  visa: visaOf(guest),
  visa_valid_till: guest.visa_valid_till,
  date_of_arrival_in_india: guest.date_of_arrival_in_india,
  foreign_address: guest.foreign_address,
})
