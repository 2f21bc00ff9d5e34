import type { GuestChanges } from '#contract/guests/guest.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'

const firstNames =
  'Aarav Bhavna Chetan Divya Esha Farhan Gayatri Harish Ila Jatin Kavya Lalit Meera Nikhil Ojas Pooja Qasim Rekha Samir Tanvi Uday Vidya Waseem Yamini Zubin'.split(
    ' ',
  )
const lastNames =
  'Acharya Bhatt Chitnis Deshpande Fernandes Gokhale Hegde Inamdar Joshi Kulkarni Lobo Mathew Naik Oza Pillai Qureshi Rangan Sawant Thakkar Upadhye Vaidya Wagle Yadav'.split(
    ' ',
  )
const cities = [
  ['14 Fergusson Road, Pune', 'Pune'],
  ['7 Residency Road, Bengaluru', 'Bengaluru'],
  ['221 Park Street, Kolkata', 'Kolkata'],
  ['B-12 Malviya Nagar, Jaipur', 'Jaipur'],
  ['45 Marine Drive, Kochi', 'Kochi'],
  ['3 Civil Lines, Nagpur', 'Nagpur'],
  ['18 Satellite Road, Ahmedabad', 'Ahmedabad'],
  ['9 Anna Salai, Chennai', 'Chennai'],
] as const
const visitors = [
  ['British', 'Oliver Marsh', '+4420794600', '22 Elm Grove, Leeds', 'London', 'United Kingdom'],
  ['German', 'Lena Brandt', '+4930555010', 'Lindenweg 8, Potsdam', 'Berlin', 'Germany'],
  ['French', 'Camille Rousset', '+3315555010', '5 rue des Lilas, Nantes', 'Paris', 'France'],
  ['American', 'Grace Whitlow', '+1202555010', '310 Cedar Lane, Salem', 'New York', 'United States'],
  ['Australian', 'Noah Pemberton', '+6125550100', '17 Banksia Street, Perth', 'Sydney', 'Australia'],
  ['Japanese', 'Haruto Mizuno', '+8135550100', '2-4 Sakura, Nara', 'Tokyo', 'Japan'],
  ['Italian', 'Giulia Ferrante', '+3906555010', 'Via del Pozzo 3, Lucca', 'Rome', 'Italy'],
  ['Canadian', 'Emily Tremaine', '+1613555010', '88 Birch Avenue, Kingston', 'Toronto', 'Canada'],
] as const
const wishes = ['', '', 'Ground floor, please', 'Jain food', 'Late arrival, after 11 pm', '', 'A cot for the baby', '']
const proofs = ['Aadhar', 'PAN Card', 'Driving License', 'Voter ID'] as const

/** Takes turns through a list. */
const pick = <Item>(list: readonly [Item, ...Item[]] | readonly Item[], turn: number): Item => {
  const item = list[turn % list.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

const proofNumber = (type: (typeof proofs)[number], turn: number) => {
  const four = String(1000 + ((turn * 37) % 9000))
  return {
    Aadhar: `XXXX XXXX ${four}`,
    'PAN Card': `QZXPK${four}D`,
    'Driving License': `MH12 2019000${four}`,
    'Voter ID': `ZQX000${four}`,
  }[type]
}

const indianGuest = (turn: number): GuestChanges => {
  const first = pick(firstNames, turn)
  const last = pick(lastNames, turn * 5 + Math.floor(turn / firstNames.length))
  const [address, city] = pick(cities, turn * 3)
  const id_proof_type = pick(proofs, turn)
  return {
    name: `${first} ${last}`,
    phone: `${9 - (turn % 3)}${String(400_000_000 + turn * 1_234_577).slice(0, 9)}`,
    email: turn % 4 === 3 ? '' : `${first}.${last}${turn}@example.com`.toLowerCase(),
    address,
    from_place: city,
    proceeding_to: turn % 3 === 0 ? 'Goa' : city,
    purpose_of_visit: turn % 5 === 0 ? 'Business' : 'Holiday',
    id_proof_type,
    id_proof_number: proofNumber(id_proof_type, turn),
    emergency_contact_name: `${pick(firstNames, turn + 7)} ${last}`,
    emergency_contact_phone: `9${String(700_000_000 + turn * 7_654_321).slice(0, 9)}`,
    special_requests: pick(wishes, turn),
    birth_date: `${1958 + ((turn * 7) % 45)}-0${1 + (turn % 9)}-${10 + (turn % 18)}`,
  }
}

const foreignGuest = (turn: number, dayFromToday: (days: number) => CalendarDate) => {
  const [nationality, name, phone, foreign_address, city, country] = pick(visitors, turn)
  const [given_name = '', surname = ''] = name.split(' ')
  const arrived = -2 - (turn % 9)
  const changes: GuestChanges = {
    name: turn < visitors.length ? name : `${given_name} ${pick(['Hale', 'Moreau', 'Sato', 'Keller'], turn)}`,
    phone: `${phone}${10 + turn}`,
    email: `${given_name}${turn}@example.com`.toLowerCase(),
    address: foreign_address,
    purpose_of_visit: 'Tourism',
    id_proof_type: 'Passport',
    id_proof_number: `X${1_000_000 + turn * 7919}`,
    given_name,
    surname: turn < visitors.length ? surname : pick(['Hale', 'Moreau', 'Sato', 'Keller'], turn),
    passport_no: `X${1_000_000 + turn * 7919}`,
    passport_date_of_issue: dayFromToday(-900 - turn * 11),
    passport_place_of_issue: city,
    passport_country_of_issue: country,
    passport_date_of_expiry: dayFromToday(2500 - turn * 11),
    visa_no: `VK${400_000 + turn * 977}`,
    visa_type: 'Tourist',
    visa_date_of_issue: dayFromToday(arrived - 30),
    visa_place_of_issue: city,
    visa_country_of_issue: country,
    visa_valid_till: dayFromToday(120 - turn),
    date_of_arrival_in_india: dayFromToday(arrived),
    arrival_place_in_india: pick(['Delhi', 'Mumbai', 'Bengaluru'], turn),
    arrived_from_place: city,
    arrived_from_country: country,
    next_destination: pick(['Agra', 'Jodhpur', 'Goa'], turn),
    duration_of_stay_in_india: 14 + (turn % 3) * 7,
    foreign_address,
  }
  return { nationality, changes }
}

/** 120 made-up people; the same in every demo but for the dates, which are as old as they should be today. */
export const demoGuests = (today: CalendarDate) => {
  const dayFromToday = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
  return Array.from({ length: 120 }, (_, turn) =>
    turn % 5 === 4
      ? foreignGuest(Math.floor(turn / 5), dayFromToday)
      : { nationality: 'Indian', changes: indianGuest(turn) },
  )
}
