import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { dayListEndpoints, dayListFileEndpoints, reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, anyone, app, candidate, db, make, signIn, time } = await startTestApp()
const token = await signIn('desk@hotel.example', true)

const download = async (path: string) => {
  const reply = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
  const { sheets } = await readXlsx(reply.rawPayload)
  return { reply, sheets, rows: sheets[0]?.rows ?? [] }
}

const month = 'start_date=2026-12-01&end_date=2026-12-31'

describe('the booking report', () => {
  test('has the bookings that arrive in the range, page by page', async () => {
    for (const check_in_date of ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01', '2026-12-01'])
      await make.booking({ check_in_date, check_out_date: addDays(check_in_date, 40) })
    const page = async (query: string) => (await admin('GET', `/reports/bookings?${month}&${query}`)).body.data
    const all = await page('')
    expect(all).toMatchObject({ total: 3, current_page: 1, per_page: 10, last_page: 1 })
    const arrivals = (rows: { check_in_date: string }[]) => rows.map((row) => row.check_in_date)
    expect(arrivals(all.data)).toEqual(['2026-12-01', '2026-12-01', '2026-12-31'])
    expect(all.data[0]).toMatchObject({
      guest: { name: expect.stringMatching(/^Guest/), phone: expect.stringMatching(/^98/), email: '' },
      rooms: [{ room_number: expect.any(String) }],
      status: 'booked',
    })
    const first = await page('per_page=2')
    const second = await page('per_page=2&page=2')
    expect([...first.data, ...second.data]).toEqual(all.data)
    expect(await page('per_page=2&page=9')).toMatchObject({ data: [], total: 3, last_page: 2 })
  })

  test('the Excel file has all rows, headers as on screen, real dates and no formulas', async () => {
    for (const name of ['=HYPERLINK("http://evil")', '+1+1', '-2', '@SUM(A1)']) {
      const guest = await make.guest({ name, email: '=cmd|x' })
      const source_id = name === '-2' ? 2 : null
      const dates = { check_in_date: '2026-12-05', check_out_date: '2026-12-08' }
      await make.booking({ guest_id: guest.id, source_id, ...dates })
    }
    const { reply, sheets, rows } = await download(`/reports/bookings.xlsx?${month}`)
    expect(reply.headers['content-type']).toContain('spreadsheetml')
    expect(reply.headers['content-disposition']).toContain('booking_report.xlsx')
    expect(rows[0]).toEqual([
      '#',
      'Guest Name',
      'Phone',
      'Email',
      'Room No',
      'Check-In',
      'Check-Out',
      'Status',
      'Booking No',
      'Source',
    ])
    const { total } = (await admin('GET', `/reports/bookings?${month}`)).body.data
    expect(rows).toHaveLength(total + 1)
    expect(rows.map((row) => row[1])).toEqual(
      expect.arrayContaining(['=HYPERLINK("http://evil")', '+1+1', '-2', '@SUM(A1)']),
    )
    expect(rows[3]).toEqual([
      3,
      '=HYPERLINK("http://evil")',
      expect.any(String),
      '=cmd|x',
      expect.any(Number),
      new Date('2026-12-05T00:00:00Z'),
      new Date('2026-12-08T00:00:00Z'),
      'Booked',
      expect.stringMatching(/^BK-\d{6}$/),
      'Not known',
    ])
    expect(rows[5]?.slice(-1)).toEqual(['Phone'])
    const { data } = (await admin('GET', `/reports/bookings?${month}`)).body.data
    expect(data.map(({ source }: { source: string | null }) => source)).toContain('Phone')
    // No cell is a formula.
    expect([...(sheets[0]?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined)).toEqual([])
    const empty = await download('/reports/bookings.xlsx?start_date=2031-01-01&end_date=2031-01-02')
    expect(empty.rows).toHaveLength(1)
  })

  test('the file skips no booking between two batches', async () => {
    const { id: guest_id } = await make.guest()
    await db
      .insertInto('booking')
      .values(
        Array.from({ length: 2500 }, (_, index) => ({
          slug: `many-${index}`,
          booking_type: 'individual' as const,
          status: 'cancelled' as const,
          guest_id,
          check_in_date: addDays('2030-01-01', index % 3),
          check_out_date: '2030-02-01',
          number_of_adults: 1,
          number_of_children: 0,
          number_of_infants: 0,
          food_plan_id: 1,
          food_plan_rate: rupees(0),
        })),
      )
      .execute()
    const { rows } = await download('/reports/bookings.xlsx?start_date=2030-01-01&end_date=2030-01-31')
    expect(rows).toHaveLength(2501)
    expect(rows.slice(1).map((row) => row[0])).toEqual(Array.from({ length: 2500 }, (_, index) => index + 1))
    const days = rows.slice(1).map((row) => Number(row[5]))
    expect(days).toEqual([...days].sort((one, other) => one - other))
  })

  test.each([
    ['', 'start_date', 'Please select both dates'],
    ['start_date=&end_date=2026-12-01', 'start_date', 'Please select both dates'],
    ['start_date=2026-12-01', 'end_date', 'Please select both dates'],
    ['start_date=2026-12-01&end_date=2026-02-30', 'end_date', 'Enter a real date as YYYY-MM-DD'],
    ['start_date=2026-12-02&end_date=2026-12-01', 'end_date', 'The end date must not be before the start date'],
    [`${month}&per_page=101`, 'per_page', expect.any(String)],
  ])('refuses %j', async (query, field, message) => {
    const { status, body } = await admin('GET', `/reports/bookings?${query}`)
    expect(status).toBe(422)
    expect(body.error.fields[field]).toContainEqual(message)
  })
})

const asked = (path: string, query: string) => admin('GET', `/reports/${path}?${query}`)

describe('occupancy and revenue', () => {
  test.each(['occupancy', 'revenue'])('%s has a limit by day and by month', async (path) => {
    expect((await asked(path, 'start_date=2024-01-01&end_date=2024-12-31')).status).toBe(200)
    const year = await asked(path, 'start_date=2024-01-01&end_date=2025-01-01')
    expect(year.status).toBe(422)
    expect(year.body.error.fields.end_date[0]).toMatch(/^By day a report covers at most 366 days/)
    expect((await asked(path, 'start_date=2024-01-01&end_date=2028-12-31&by=month')).body.data.rows).toHaveLength(60)
    const long = await asked(path, 'start_date=2024-01-01&end_date=2029-02-01&by=month')
    expect(long.body.error.fields.end_date[0]).toMatch(/^By month a report covers at most 5 years/)
    expect((await asked(path, 'start_date=9999-12-30&end_date=9999-12-31')).status).toBe(422)
    expect((await asked(path, `${month}&by=week`)).status).toBe(422)
    expect((await asked(path, '')).body.error.fields.start_date).toEqual(['Please select both dates'])
  })

  test('can be downloaded as Excel files with a total row', async () => {
    const { rows, reply } = await download(`/reports/occupancy.xlsx?${month}&by=month`)
    expect(reply.headers['content-disposition']).toContain('occupancy_report.xlsx')
    const { total } = (await asked('occupancy', `${month}&by=month`)).body.data
    expect(rows[0]).toEqual(['Month', 'Rooms Available', 'Rooms Sold', 'Occupancy', 'Room Revenue', 'ADR', 'RevPAR'])
    expect(rows[1]?.[0]).toEqual(new Date('2026-12-01T00:00:00Z'))
    expect(rows[2]).toEqual([
      'Total',
      total.nights_available,
      total.nights_sold,
      expect.closeTo(total.occupancy / 100, 6),
      total.room_revenue,
      total.adr,
      total.revpar,
    ])
    const revenue = await download(`/reports/revenue.xlsx?${month}`)
    expect(revenue.sheets.map(({ name }) => name)).toEqual([
      'Revenue',
      'Room types',
      'Food plans',
      'Items and services',
    ])
    expect(revenue.sheets[2]?.rows[0]).toEqual(['Food Plan', 'Person-nights', 'Amount'])
    expect(revenue.rows).toHaveLength(33)
    const { data } = (await asked('revenue', month)).body
    expect(revenue.rows[32]?.[1]).toBe(data.total.rooms)
    expect(revenue.rows[0]?.slice(-2)).toEqual(['Total', 'Upcoming'])
    expect(data.total.upcoming).toBeGreaterThan(0)
    expect(revenue.rows[32]?.slice(-2)).toEqual([data.total.total, data.total.upcoming])
  })
})

describe('the lists of a day', () => {
  const names = async (kind: string, date: string) =>
    (await admin('GET', `/reports/${kind}?date=${date}`)).body.data.map((row: { guest_name: string }) => row.guest_name)

  test('show arrivals, departures and in-house guests', async () => {
    const stay = async (name: string, check_in_date: string, check_out_date: string, status = 'booked') => {
      const guest = await make.guest({ name, special_requests: 'Extra pillow' })
      const booking = await make.booking({
        guest_id: guest.id,
        check_in_date,
        check_out_date,
        late_entry_reason: 'Paper',
        ...{ desk_remarks: 'Pays cash', housekeeping_remarks: 'Cot', expected_arrival: '18:30', pinned: true },
      })
      const moved = { status: status as 'booked' }
      await db.updateTable('booking').set(moved).where('id', '=', booking.id).execute()
      return booking
    }
    await stay('Expected', '2026-11-15', '2026-11-17')
    await stay('Came today', '2026-11-15', '2026-11-16', 'checked_in')
    await stay('Sleeps on', '2026-11-12', '2026-11-18', 'checked_in')
    await stay('Leaves today', '2026-11-13', '2026-11-15', 'checked_in')
    await stay('Left today', '2026-11-13', '2026-11-15', 'checked_out')
    await stay('Left early', '2026-11-14', '2026-11-17', 'checked_out')
    await stay('Should have left', '2026-11-10', '2026-11-14', 'checked_in')
    await stay('Cancelled', '2026-11-15', '2026-11-16', 'cancelled')
    await stay('Never came', '2026-11-14', '2026-11-16', 'no_show')
    expect(await names('arrivals', '2026-11-15')).toEqual(['Expected', 'Came today'])
    expect(await names('departures', '2026-11-15')).toEqual(['Should have left', 'Leaves today', 'Left today'])
    expect(await names('in-house', '2026-11-15')).toEqual([
      'Came today',
      'Sleeps on',
      'Leaves today',
      'Should have left',
    ])
    expect(await names('in-house', '2026-11-14')).toEqual(['Sleeps on', 'Leaves today', 'Left today', 'Left early'])
    expect(await names('in-house', '2026-11-16')).toEqual(['Expected', 'Sleeps on'])
    expect(await names('departures', '2026-11-16')).toEqual(['Came today'])
    // The hotel's day starts at 04:00, which is the evening before in London.
    time.now = new Date('2026-11-15T22:30:00Z')
    expect(await names('in-house', '2026-11-16')).toContain('Should have left')
    time.now = new Date('2026-11-15T06:00:00Z')

    const { rows } = await download('/reports/arrivals.xlsx?date=2026-11-15')
    expect(rows).toHaveLength(3)
    expect(rows[0]?.slice(-4)).toEqual(['Expected Arrival', 'Pinned', 'Desk Remarks', 'Housekeeping Remarks'])
    expect(rows[1]).toContain('Extra pillow')
    expect(rows[1]?.slice(-4)).toEqual(['18:30', 'Yes', 'Pays cash', 'Cot'])
    expect((await admin('GET', '/reports/departures?date=2026-11-15')).body.data[0]).toMatchObject({
      housekeeping_remarks: 'Cot',
      expected_arrival: '18:30',
    })
    expect((await admin('GET', '/reports/arrivals')).status).toBe(422)
  })

  test('show a room move as such, not as an arrival or a departure', async () => {
    const [first, second] = [await make.room({ room_number: 'M1' }), await make.room({ room_number: 'M2' })]
    const guest = await make.guest({ name: 'Moves on' })
    const dates = { check_in_date: '2027-04-01', check_out_date: '2027-04-05' }
    const booking = await make.booking({ guest_id: guest.id, room_ids: [first.id], ...dates })
    const move = { room_id: second.id, from_date: '2027-04-03', rent: 'keep' }
    expect((await admin('POST', `/bookings/${booking.slug}/move-room`, move)).status).toBe(200)
    const { body } = await admin('GET', '/reports/moves?date=2027-04-03')
    expect(body.data).toMatchObject([
      { guest_name: 'Moves on', booking_number: booking.booking_number, from_room: 'M1', room_number: 'M2' },
    ])
    for (const kind of ['arrivals', 'departures']) expect(await names(kind, '2027-04-03')).toEqual([])
    for (const date of ['2027-04-01', '2027-04-02', '2027-04-05']) expect(await names('moves', date)).toEqual([])
    expect((await admin('GET', '/reports/arrivals?date=2027-04-01')).body.data).toMatchObject([
      { room_number: 'M1', from_room: null, ...dates },
    ])
    expect((await admin('GET', '/reports/departures?date=2027-04-05')).body.data).toMatchObject([
      { room_number: 'M2', from_room: null, ...dates },
    ])
    const { rows, reply } = await download('/reports/moves.xlsx?date=2027-04-03')
    expect(reply.headers['content-disposition']).toContain('moves-2027-04-03.xlsx')
    expect(rows.map((row) => row.slice(0, 2))).toEqual([
      ['From Room', 'To Room'],
      ['M1', 'M2'],
    ])
    await admin('POST', `/bookings/${booking.slug}/cancel`, { reason: 'Plans changed' })
    expect(await names('moves', '2027-04-03')).toEqual([])
  })

  test('show the rooms of a group on their own dates', async () => {
    const guest = await make.guest({ name: 'Wedding party' })
    const [early, late] = [await make.room(), await make.room()]
    const placed = await admin('POST', '/bookings', {
      booking_type: 'group',
      group_name: 'Rao wedding',
      group_size: 4,
      guest_id: guest.id,
      check_in_date: '2027-03-01',
      check_out_date: '2027-03-05',
      number_of_adults: 4,
      advance_amount: 0,
      food_plan_id: 1,
      food_plan_rate: 0,
      rooms: [
        { room_id: early.id, room_rent: 1000, check_in_date: '2027-03-01', check_out_date: '2027-03-03' },
        { room_id: late.id, room_rent: 1000, check_in_date: '2027-03-02', check_out_date: '2027-03-05' },
      ],
      guests: [],
      confirm_occupancy: true,
    })
    expect(placed.body.error).toBeUndefined()
    const rooms = async (kind: string, date: string) =>
      (await admin('GET', `/reports/${kind}?date=${date}`)).body.data.map(
        (row: { room_number: string }) => row.room_number,
      )
    expect(await rooms('arrivals', '2027-03-01')).toEqual([early.room_number])
    expect(await rooms('arrivals', '2027-03-02')).toEqual([late.room_number])
    expect(await rooms('departures', '2027-03-03')).toEqual([early.room_number])
    expect(await rooms('in-house', '2027-03-02')).toEqual([early.room_number, late.room_number])
    const { data } = (await admin('GET', '/reports/arrivals?date=2027-03-01')).body
    expect(data[0]).toMatchObject({ group_name: 'Rao wedding', number_of_adults: 2 })
  })
})

describe('today', () => {
  test('a room under maintenance is not available today, unless it is sold', async () => {
    const days = 'start_date=2026-11-14&end_date=2026-11-16'
    const available = async () =>
      (await asked('occupancy', days)).body.data.rows.map((row: { nights_available: number }) => row.nights_available)
    const [empty, sold] = [await make.room(), await make.room()]
    await make.booking({ room_ids: [sold.id], check_in_date: '2026-11-15', check_out_date: '2026-11-16' })
    const [yesterday, today, tomorrow] = await available()
    await db.updateTable('room').set({ under_maintenance: true }).where('id', 'in', [empty.id, sold.id]).execute()
    expect(await available()).toEqual([yesterday, today - 1, tomorrow])
    expect((await download(`/reports/occupancy.xlsx?${days}`)).rows[2]?.[1]).toBe(today - 1)
    await db.updateTable('room').set({ under_maintenance: false }).where('id', 'in', [empty.id, sold.id]).execute()
  })

  test('revenue shows the part that is still expected', async () => {
    const room = await make.room()
    const before = (await asked('revenue', 'start_date=2026-11-15&end_date=2026-11-17')).body.data
    await make.booking({ room_ids: [room.id], check_in_date: '2026-11-15', check_out_date: '2026-11-18' })
    const after = (await asked('revenue', 'start_date=2026-11-15&end_date=2026-11-17')).body.data
    expect(after.total.total - before.total.total).toBe(3 * 2500)
    expect(after.total.upcoming - before.total.upcoming).toBe(2 * 2500)
    expect(after.rows[0].upcoming).toBe(0)
    expect(after.rows[1].upcoming).toBe(after.rows[1].total)
  })
})

test('only staff see reports', async () => {
  for (const { path } of [reportEndpoints, dayListEndpoints, dayListFileEndpoints].flatMap(Object.values)) {
    expect((await candidate('GET', path)).status, path).toBe(403)
    expect((await anyone('GET', path)).status, path).toBe(401)
  }
})
