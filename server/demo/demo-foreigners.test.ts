import { expect, test } from 'vitest'
import { startDemoApp } from '#server/testing/demo-app.ts'

const { admin, db, time } = await startDemoApp()

const zone = 'Asia/Kolkata'
const local = (instant: string) => new Date(Date.parse(instant) + 5.5 * 3_600_000).toISOString()
const slashed = (day: string | null) => (day ? `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : '')
const hours = (count: number) => count * 3_600_000

const codes: Record<string, string> = {
  American: 'USA',
  Australian: 'AUS',
  British: 'GBR',
  Canadian: 'CAN',
  Dutch: 'NLD',
  French: 'FRA',
  German: 'DEU',
  Italian: 'ITA',
  Japanese: 'JPN',
  Spanish: 'ESP',
  Israeli: 'ISR',
  Russian: 'RUS',
  Swiss: 'CHE',
  Swedish: 'SWE',
  Singaporean: 'SGP',
}
const countryCodes: Record<string, string> = {
  'United States': 'USA',
  USA: 'USA',
  Australia: 'AUS',
  'United Kingdom': 'GBR',
  Canada: 'CAN',
  Netherlands: 'NLD',
  France: 'FRA',
  Germany: 'DEU',
  Italy: 'ITA',
  Japan: 'JPN',
  Spain: 'ESP',
  Israel: 'ISR',
  Russia: 'RUS',
  Switzerland: 'CHE',
  Sweden: 'SWE',
  Singapore: 'SGP',
}

const guests = await db
  .selectFrom('guest')
  .innerJoin('nationality', 'nationality.id', 'guest.nationality_id')
  .selectAll('guest')
  .select('nationality.name as nationality')
  .where('nationality.name', '<>', 'Indian')
  .execute()
const guestOf = new Map(guests.map((guest) => [guest.id, guest]))
const bookings = new Map((await db.selectFrom('booking').selectAll().execute()).map((booking) => [booking.id, booking]))
const stays = await db.selectFrom('stay').select(['booking_id', 'line', 'check_in_date', 'check_out_date']).execute()
const nightsOf = new Map<string, typeof stays>()
for (const stay of stays) {
  const key = `${stay.booking_id} ${stay.line}`
  nightsOf.set(key, [...(nightsOf.get(key) ?? []), stay])
}
const filings = new Map((await db.selectFrom('foreigner_filing').selectAll().execute()).map((row) => [row.slug, row]))
const today = '2026-11-15'

const expected = (await db.selectFrom('occupant').selectAll().execute()).flatMap((occupant) => {
  const guest = guestOf.get(occupant.guest_id)
  const booking = bookings.get(occupant.booking_id)
  if (!guest || !booking || !['checked_in', 'checked_out'].includes(booking.status)) return []
  const nights = nightsOf.get(`${booking.id} ${occupant.line}`) ?? [booking]
  const first = nights.map(({ check_in_date }) => check_in_date).sort()[0] ?? ''
  const last =
    nights
      .map(({ check_out_date }) => check_out_date)
      .sort()
      .at(-1) ?? ''
  if (occupant.arrived_at === null && first > today) return []
  return [{ occupant, guest, booking, first, last, filing: filings.get(occupant.slug) }]
})

type Expected = (typeof expected)[number]

const statusOf = ({ occupant, booking, first, filing }: Expected) => {
  const hasLeft = occupant.left_at !== null || booking.status === 'checked_out'
  if (filing?.departure_filed_at) return 'departure_filed'
  if (filing) return hasLeft ? 'departure_to_file' : 'filed'
  // A day begins at 04:00 in India, which is 22:30 of the day before in UTC.
  const arrived = Date.parse(occupant.arrived_at ?? `${first}T04:00:00+05:30`)
  return time.now.getTime() > arrived + hours(24) ? 'overdue' : 'to_file'
}

interface Listed {
  slug: string
  name: string
  status: string
  due_at: string | null
}

const listed: Listed[] = []
for (let page = 1, last = 1; page <= last; page++) {
  const { body } = await admin('GET', `/registers/foreigners?per_page=100&page=${page}`)
  listed.push(...body.data.data)
  last = body.data.last_page
}

test('the register has exactly the foreign nationals who stayed or stay, each once, with the right status', () => {
  expect(expected.length).toBeGreaterThan(100)
  const pairs = (rows: [string, string][]) => rows.map(([slug, status]) => `${slug} ${status}`).sort()
  expect(pairs(listed.map(({ slug, status }) => [slug, status]))).toEqual(
    pairs(expected.map((row) => [row.occupant.slug, statusOf(row)])),
  )
})

test('some are filed, some are due, and one was forgotten', () => {
  const count = (status: string) => listed.filter((row) => row.status === status).length
  const { overdue, to_file, filed, departure_filed } = Object.fromEntries(
    ['overdue', 'to_file', 'filed', 'departure_to_file', 'departure_filed'].map((status) => [status, count(status)]),
  )
  expect(overdue).toBe(1)
  expect([to_file, filed, departure_filed].map((some) => Number(some) > 0)).toEqual([true, true, true])
})

test('the open ones come first, the most urgent at the top', () => {
  const due = listed.map(({ due_at }) => (due_at ? Date.parse(due_at) : Number.POSITIVE_INFINITY))
  expect(due).toEqual(due.toSorted((one, other) => one - other))
})

/** What a clerk types into the portal, worked out from the rows. */
const typed = ({ guest, occupant, first, last }: Expected): Record<string, string> => {
  const country = (name: string) => countryCodes[name] ?? `unknown country ${name}`
  const isIndian = /^(\+91|0)?\d{10}$/.test(guest.phone)
  const arrived = occupant.arrived_at ? local(occupant.arrived_at) : undefined
  return {
    applicant_surname: guest.surname,
    applicant_givenname: guest.given_name,
    applicant_sex: { male: 'M', female: 'F', other: 'X' }[guest.sex ?? 'other'],
    dobformat: 'DY',
    applicant_dob: slashed(guest.birth_date),
    applicant_special_category: guest.special_category,
    applicant_nationality: codes[guest.nationality] ?? `unknown nationality ${guest.nationality}`,
    file1: guest.id_proof_image ? 'JPEG' : '',
    applicant_permaddr: guest.foreign_address,
    applicant_permcity: guest.foreign_city,
    applicant_permcountry: country(guest.foreign_country),
    applicant_refaddr: '12 Lake Palace Road, Udaipur 313001',
    applicant_refstate: 'Rajasthan',
    applicant_refstatedistr: 'Udaipur',
    applicant_refpincode: '313001',
    applicant_passpno: guest.passport_no,
    applicant_passplcofissue: guest.passport_place_of_issue,
    passport_issue_country: country(guest.passport_country_of_issue),
    applicant_passpdoissue: slashed(guest.passport_date_of_issue),
    applicant_passpvalidtill: slashed(guest.passport_date_of_expiry),
    applicant_visano: guest.visa_no,
    applicant_visaplcoissue: guest.visa_place_of_issue,
    visa_issue_country: country(guest.visa_country_of_issue),
    applicant_visadoissue: slashed(guest.visa_date_of_issue),
    applicant_visavalidtill: slashed(guest.visa_valid_till),
    applicant_visatype: 'TOURIST VISA',
    applicant_visa_subtype_code: guest.visa_subtype,
    applicant_arrivedfromcountry: country(guest.arrived_from_country),
    applicant_arrivedfromcity: guest.arrived_from_city,
    applicant_arrivedfromplace: guest.arrived_from_place,
    applicant_doarrivalindia: slashed(guest.date_of_arrival_in_india),
    applicant_doarrivalhotel: slashed(arrived?.slice(0, 10) ?? first),
    applicant_timeoarrivalhotel: arrived?.slice(11, 16) ?? '',
    applicant_intnddurhotel: String((Date.parse(last) - Date.parse(first)) / hours(24)),
    employed: guest.whether_employed_in_india === null ? '' : guest.whether_employed_in_india ? 'Y' : 'N',
    applicant_purpovisit: '16',
    applicant_next_dest_country_flag_r: 'I',
    applicant_next_destination_state_IN: guest.next_destination_state,
    applicant_next_destination_city_district_IN: guest.next_destination_district,
    applicant_next_destination_place_IN: guest.next_destination,
    applicant_next_destination_country_OUT: '',
    applicant_next_destination_city_OUT: '',
    applicant_contactnoinindia: isIndian ? guest.phone : '',
    applicant_contactnoperm: isIndian ? '' : guest.phone,
    applicant_remark: '',
  }
}

test('every value of the copy sheets follows from the stored guest, stay and hotel', async () => {
  expect((await db.selectFrom('property').select('time_zone').executeTakeFirstOrThrow()).time_zone).toBe(zone)
  // The open ones and some of the past.
  const looked = listed.filter(({ due_at }, index) => due_at !== null || index % 25 === 0)
  expect(looked.length).toBeGreaterThan(20)
  for (const { slug } of looked) {
    const row = expected.find(({ occupant }) => occupant.slug === slug)
    const { fields } = (await admin('GET', `/registers/foreigners/${slug}`)).body.data
    const shown = fields.map(({ portal_name, value }: Record<string, string>) => [portal_name, value])
    expect(shown).toEqual(row ? Object.entries(typed(row)) : [])
  }
})

test('the register of a year as Excel and PDF is written, and the photo has the portal’s format', async () => {
  const excel = await admin('GET', '/registers/foreigners.xlsx')
  expect([excel.status, String(excel.body).slice(0, 2)]).toEqual([200, 'PK'])
  const pdf = await admin('GET', '/registers/foreigners.pdf?from=2026-11-01&to=2026-11-15')
  expect([pdf.status, String(pdf.body).slice(0, 5)]).toEqual([200, '%PDF-'])
})
