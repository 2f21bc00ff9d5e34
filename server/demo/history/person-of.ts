import { emptyGuest, type GuestChanges } from '#contract/guests/guest.ts'
import { itemAt } from '#server/demo/history/dice.ts'
import { dayText } from '#server/demo/history/hotel-time.ts'
import { cities, countries, firstNames, lastNames, sexOf, wishes } from '#server/demo/history/people.ts'

const proofs = ['Aadhar', 'PAN Card', 'Driving License', 'Voter ID'] as const

const proofNumber = (type: (typeof proofs)[number], turn: number) => {
  const four = String(1000 + ((turn * 37) % 9000))
  return {
    Aadhar: `XXXX XXXX ${four}`,
    'PAN Card': `QZXPK${four}D`,
    'Driving License': `MH12 2019000${four}`,
    'Voter ID': `ZQX000${four}`,
  }[type]
}

/** Nine digits that differ from person to person. */
const digits = (turn: number, step: number) => String((400_000_000 + turn * step) % 1_000_000_000).padStart(9, '0')

const indian = (turn: number): GuestChanges => {
  const first = itemAt(firstNames, turn)
  const last = itemAt(lastNames, turn * 5 + Math.floor(turn / firstNames.length))
  const [address, city] = itemAt(cities, turn * 3)
  const id_proof_type = itemAt(proofs, turn)
  return {
    name: `${first} ${last}`,
    phone: `${9 - (turn % 3)}${digits(turn, 1_234_577)}`,
    email: turn % 4 === 3 ? '' : `${first}.${last}${turn}@example.com`.toLowerCase(),
    address,
    sex: sexOf(first),
    from_place: city,
    proceeding_to: turn % 3 === 0 ? 'Goa' : city,
    purpose_of_visit: turn % 5 === 0 ? 'Business' : 'Holiday',
    id_proof_type,
    id_proof_number: proofNumber(id_proof_type, turn),
    emergency_contact_name: `${itemAt(firstNames, turn + 7)} ${last}`,
    emergency_contact_phone: `9${digits(turn, 7_654_321)}`,
    special_requests: itemAt(wishes, turn),
    birth_date: `${1958 + ((turn * 7) % 45)}-0${1 + (turn % 9)}-${10 + (turn % 18)}`,
  }
}

const inIndia = (next_destination: string, next_destination_district: string, next_destination_state: string) => ({
  next_destination_in: 'india' as const,
  next_destination,
  next_destination_district,
  next_destination_state,
})

const destinations = [
  inIndia('Agra', 'Agra', 'Uttar Pradesh'),
  inIndia('Jodhpur', 'Jodhpur', 'Rajasthan'),
  inIndia('Goa', 'North Goa', 'Goa'),
]

const foreign = (turn: number, registered: number) => {
  const { nationality, address, city, country, ...from } = itemAt(countries, turn)
  const given_name = itemAt(from.first, Math.floor(turn / 8))
  const surname = itemAt(from.last, Math.floor(turn / 32))
  const passport_no = `X${1_000_000 + ((turn * 7919) % 9_000_000)}`
  const arrived = registered - 2 - (turn % 9)
  const changes: GuestChanges = {
    name: `${given_name} ${surname}`,
    phone: `${from.phone}${digits(turn, 12_347)}`,
    email: `${given_name}${turn}@example.com`.toLowerCase(),
    address,
    sex: sexOf(given_name),
    birth_date: `${1955 + ((turn * 11) % 48)}-0${1 + (turn % 9)}-${10 + (turn % 18)}`,
    purpose_of_visit: 'Tourism',
    id_proof_type: 'Passport',
    id_proof_number: passport_no,
    given_name,
    surname,
    passport_no,
    passport_date_of_issue: dayText(registered - 900 - (turn % 700)),
    passport_place_of_issue: city,
    passport_country_of_issue: country,
    passport_date_of_expiry: dayText(registered + 2500 - (turn % 700)),
    visa_no: `VK${400_000 + ((turn * 977) % 600_000)}`,
    visa_type: 'Tourist',
    visa_date_of_issue: dayText(arrived - 30),
    visa_place_of_issue: city,
    visa_country_of_issue: country,
    visa_valid_till: dayText(registered + 120 - (turn % 60)),
    date_of_arrival_in_india: dayText(arrived),
    arrival_place_in_india: itemAt(['Delhi', 'Mumbai', 'Bengaluru'], turn),
    arrived_from_place: city,
    arrived_from_country: country,
    ...itemAt(destinations, turn),
    duration_of_stay_in_india: 14 + (turn % 3) * 7,
    foreign_address: address,
    foreign_city: city,
    foreign_country: country,
    arrived_from_city: city,
    purpose_code: '16',
    special_category: 'Others',
    whether_employed_in_india: false,
  }
  return { nationality, changes }
}

/** A made-up person, always the same for a number; the dates of passport and visa fit the day of registration. */
export const personOf = (turn: number, registered: number) => {
  const { nationality, changes } =
    turn % 7 === 4 ? foreign(Math.floor(turn / 7), registered) : { nationality: 'Indian', changes: indian(turn) }
  const { nationality_id: _, ...nothing } = emptyGuest
  const { id_proof_image: __, ...person } = { ...nothing, ...changes, id_proof_image: null }
  return { nationality, person }
}

export type Person = ReturnType<typeof personOf>['person']
