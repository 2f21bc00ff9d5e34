import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { makeBill } from '#contract/folios/make-bill.ts'
import { oneFolio } from '#contract/folios/make-folios.ts'
import { guestErrors } from '#contract/guests/guest-errors.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import { fillDemoHotel } from '#server/demo/fill-demo-hotel.ts'
import { dayNumber, dayText } from '#server/demo/history/hotel-time.ts'
import { personOf } from '#server/demo/history/person-of.ts'
import { readPartsOfBill } from '#server/folios/bill-store.ts'
import { getInvoiceBill } from '#server/invoices/invoice-bill-store.ts'
import { listTaxRules } from '#server/taxes/tax-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, pool, services } = await startTestApp()
const today = '2026-11-15'

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>) => {
  const { rows } = await query.execute(db)
  return Number(rows[0]?.count)
}

/** All indexes, constraints and triggers of the database. */
const rulesOf = async () => {
  const { rows } = await sql<{ rule: string }>`
    select indexdef as rule from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by rule`.execute(db)
  return rows.map(({ rule }) => rule)
}

const rulesBefore = await rulesOf()

beforeAll(async () => {
  const shares: number[] = []
  await fillDemoHotel(pool, services.clock, (share) => shares.push(share))
  expect([shares[0], shares.at(-1)]).toEqual([0, 1])
  // A filled hotel is left as it is.
  await fillDemoHotel(pool, services.clock, () => expect.unreachable())
})

test('the demo hotel has 40 rooms in 4 types', async () => {
  expect((await admin('GET', '/rooms')).body.data.total).toBe(40)
  const types = await admin('GET', '/room-types?sort=name')
  expect(types.body.data.data.map((type: { name: string }) => type.name)).toEqual([
    'Deluxe',
    'Honeymoon Cottage',
    'Premium',
    'Standard',
  ])
})

test('the database keeps every index, constraint and trigger it had', async () => {
  expect(rulesBefore).toContainEqual(expect.stringContaining('EXCLUDE USING gist'))
  expect(await rulesOf()).toEqual(rulesBefore)
})

test('the demo hotel has settings that the settings form accepts, and the Indian GST rates', async () => {
  const { logo, ...settings } = (await admin('GET', '/settings')).body.data
  expect((await admin('PUT', '/settings', settings)).status).toBe(200)
  expect((await admin('GET', '/tax-rules')).body.data).toHaveLength(16)
})

test('bookings of the demo hotel have a plan since there are plans, most rents as quoted, and a reason for the others', async () => {
  const { rows } = await sql<Record<string, number>>`select
      count(*) filter (where night.rate_plan_id is null) as unplanned,
      count(*) filter (where night.rate_plan_id is null and booking.booked_on > ${today}::date - 399) as forgotten,
      count(night.rate_plan_id) as planned,
      count(distinct night.rate_plan_id) as plans,
      count(distinct night.price_source) as sources,
      count(*) filter (where rent <> quoted_rent) as overridden,
      count(*) filter (where rent > quoted_rent) as gained,
      count(*) filter (where (rent <> quoted_rent) is true and rate_override_reason is null) as unexplained,
      count(*) filter (where night.rate_plan_id is distinct from booking.rate_plan_id) as mixed,
      count(*) filter (where rate_plan.company_id is not null and rate_plan.company_id is distinct from booking.company_id)
        as of_other_companies
    from night join stay on stay.id = night.stay_id join booking on booking.id = stay.booking_id
      left join rate_plan on rate_plan.id = night.rate_plan_id`.execute(db)
  const [found = {}] = rows
  expect(found).toMatchObject({ forgotten: 0, plans: 3, sources: 3, unexplained: 0, mixed: 0, of_other_companies: 0 })
  expect(found.unplanned).toBeGreaterThan(5000)
  expect(found.planned).toBeGreaterThan(8000)
  expect(Number(found.overridden) / Number(found.planned)).toBeGreaterThan(0.02)
  expect(Number(found.overridden) / Number(found.planned)).toBeLessThan(0.07)
  expect(found.gained).toBeGreaterThan(20)
})

test('the demo hotel has two years of history, and every screen has something to show today', async () => {
  const { rows } = await sql<Record<string, number>>`select
      count(*) filter (where status = 'checked_out') as departed,
      count(*) filter (where status = 'cancelled') as cancelled,
      count(*) filter (where status = 'no_show') as no_shows,
      count(*) filter (where booking_type = 'group') as groups,
      count(*) filter (where status in ('booked', 'checked_in') and check_in_date = ${today}) as arrivals,
      count(*) filter (where status = 'checked_in' and check_out_date = ${today}) as departures,
      count(*) filter (where status = 'checked_in') as in_house,
      count(*) filter (where status = 'booked' and check_in_date > ${today}) as future,
      count(*) filter (where status = 'booked' and check_in_date < ${today}) as forgotten,
      count(*) filter (where status in ('cancelled', 'no_show') and id in (select booking_id from payment)) as unreturned,
      (select count(*) from invoice where kind = 'credit_note') as credit_notes,
      count(distinct source_id) as sources,
      count(distinct company_id) as companies,
      count(*) filter (where status = 'checked_in' and company_id is not null) as of_companies,
      count(*) filter (where status = 'booked' and desk_remarks <> '') as with_remarks,
      count(*) filter (where status = 'booked' and housekeeping_remarks <> '') as for_housekeeping,
      count(*) filter (where status = 'booked' and expected_arrival is not null) as with_time,
      count(*) filter (where status = 'booked' and pinned) as pinned,
      count(*) filter (where (created_at at time zone 'Asia/Kolkata')::date = ${today}) as placed_today,
      (current_date - current_date) + ${dayNumber(today)}::int - min(check_in_date - '1970-01-01'::date) as days
    from booking`.execute(db)
  const [found = {}] = rows
  expect(found.departed).toBeGreaterThan(5000)
  expect(found.cancelled).toBeGreaterThan(300)
  expect(found.no_shows).toBeGreaterThan(30)
  expect(found.groups).toBeGreaterThan(40)
  expect(found.arrivals).toBeGreaterThan(3)
  expect(found.departures).toBeGreaterThan(2)
  expect(found.in_house).toBeGreaterThan(12)
  expect(found.future).toBeGreaterThan(40)
  expect(found.placed_today).toBeGreaterThan(1)
  expect(found.forgotten).toBe(0)
  expect(found.unreturned).toBe(0)
  expect(found.days).toBe(730)
  expect(found.credit_notes).toBe(2)
  expect(found.sources).toBe(7)
  // Every active one; the inactive travel agent has no bookings.
  expect(found.companies).toBe(8)
  expect(found.of_companies).toBeGreaterThan(2)
  expect((await admin('GET', '/companies')).body.data.total).toBe(9)
  expect(found.with_remarks).toBeGreaterThan(2)
  expect(found.for_housekeeping).toBeGreaterThan(2)
  expect(found.with_time).toBeGreaterThan(5)
  expect(found.pinned).toBeGreaterThan(0)
  expect((await admin('GET', '/orders?status=pending')).body.data.total).toBeGreaterThan(0)
  expect((await admin('GET', '/invoices?status=pending')).body.data.total).toBeGreaterThan(5)
  const { data: dashboard } = (await admin('GET', '/dashboard')).body
  expect(dashboard.summary.new_bookings).toBe(found.placed_today)
  expect(dashboard.summary.available_rooms).toBeGreaterThan(0)
  const { data: chart } = (await admin('GET', '/dashboard/chart?range=12m')).body
  for (const month of chart)
    expect(Math.min(month.new_reservations, month.check_ins, month.cancellations)).toBeGreaterThan(0)
})

test('no room has two guests in one night, and nothing has happened in the future', async () => {
  const overlaps = sql<{ count: number }>`select count(*) from stay one join stay other
    on one.room_id = other.room_id and one.id < other.id and one.nights && other.nights
    where coalesce(one.booking_status, 'booked') in ('booked', 'checked_in', 'checked_out')
      and coalesce(other.booking_status, 'booked') in ('booked', 'checked_in', 'checked_out')`
  expect(await countOf(overlaps)).toBe(0)
  const now = services.clock.now().toISOString()
  const late = sql<{ count: number }>`select
    (select count(*) from booking where created_at > ${now}) + (select count(*) from guest_order where ordered_at > ${now})
    + (select count(*) from invoice where issued_at > ${now}) + (select count(*) from payment where at > ${now}) as count`
  expect(await countOf(late)).toBe(0)
})

test('no room has the guests of two bookings, and none under maintenance has guests', async () => {
  const wrong = sql<{ count: number }>`select count(*) from room where (
    select count(*) from stay where stay.room_id = room.id and booking_status = 'checked_in'
  ) > case when under_maintenance then 0 else 1 end`
  expect(await countOf(wrong)).toBe(0)
})

test('numbers of bookings and invoices have no gaps and are in the order of time', async () => {
  const { rows } = await sql<{ number: string; year: string; position: number }>`
    select number, split_part(number, '-', 2) as year,
      row_number() over (partition by split_part(number, '-', 2) order by issued_at, id) as position
    from invoice where kind = 'invoice'`.execute(db)
  expect(new Set(rows.map(({ year }) => year))).toEqual(new Set(['2425', '2526', '2627']))
  for (const { number, year, position } of rows) expect(number).toBe(`INV-${year}-${String(position).padStart(6, '0')}`)
  const voucherGaps = sql<{ count: number }>`select count(*) from (
    select right(number, 6)::integer as number,
      row_number() over (partition by left(number, 7) order by voucher_date, number) as position
    from voucher
  ) numbered where number <> position`
  expect(await countOf(voucherGaps)).toBe(0)
  const unvouched = sql<{ count: number }>`select count(*) from payment
    where (invoice_id is null) <> exists (select from voucher where payment_id = payment.id)`
  expect(await countOf(unvouched)).toBe(0)
  const gaps = sql<{ count: number }>`select max(number) - count(*) as count from booking`
  expect(await countOf(gaps)).toBe(0)
  const backwards = sql<{ count: number }>`select count(*) from
    (select created_at < lag(created_at) over (order by number) as early from booking) placed where early`
  expect(await countOf(backwards)).toBe(0)
})

test('tallies and balances equal the sums of their rows', async () => {
  const { rows: bookings } = await sql`select status, sum(bookings)::int as count from booking_tally group by status
    except select status, count(*)::int from booking group by status`.execute(db)
  expect(bookings).toEqual([])
  const { rows: orders } =
    await sql`select status, meal_type, sum(orders)::int from order_tally group by status, meal_type
    except select status, meal_type, count(*)::int from guest_order group by status, meal_type`.execute(db)
  expect(orders).toEqual([])
  const { rows: balances } = await sql`select invoice_id from invoice_balance
    join invoice on invoice.id = invoice_balance.invoice_id
    where paid <> (select coalesce(sum(case when kind = 'payment' then amount else -amount end), 0)
      from payment where payment.booking_id = invoice_balance.booking_id)`.execute(db)
  expect(balances).toEqual([])
  const { rows: advances } = await sql`select * from advances_by_day
    except select day, sum(taken)::paise, sum(refunded)::paise, sum(adjusted)::paise from advance_day_tally group by day`.execute(
    db,
  )
  expect(advances).toEqual([])
  const { rows: payments } = await sql`select * from payments_by_clerk
    except select payment_method_id, account_id, kind, is_advance, sum(payments)::int, sum(amount)::paise
    from payment_tally group by 1, 2, 3, 4`.execute(db)
  expect(payments).toEqual([])
  const { rows: invoices } =
    await sql`select status, sum(invoices)::int, sum(balance)::bigint from invoice_tally group by status
    having sum(invoices) <> 0
    except select status, count(*)::int, sum(balance)::bigint from invoice_balance group by status`.execute(db)
  expect(invoices).toEqual([])
})

test('an invoice of the history equals the bill of its booking', async () => {
  const rules = await listTaxRules(db)
  const sample = await db
    .selectFrom('invoice')
    .innerJoin('booking', 'booking.id', 'invoice.booking_id')
    .select(['invoice.slug', 'booking.slug as booking_slug'])
    .where('invoice.kind', '=', 'invoice')
    .where((is) => is.or([is(sql`invoice.id % 97`, '=', 0), is('booking.booking_type', '=', 'group')]))
    .execute()
  expect(sample.length).toBeGreaterThan(80)
  for (const { slug, booking_slug } of sample) {
    const booking = await getBooking(db, booking_slug)
    if (!booking) return expect.unreachable()
    const { lines, food_plans, orders } = await readPartsOfBill(db, booking.id)
    const issued = await getInvoiceBill(db, slug)
    const bill = makeBill({
      ...oneFolio,
      stay: { ...booking, lines, food_plans },
      orders,
      issued: [],
      advances: [{ folio_id: null, amount: issued.advance_amount }],
      taxes: { rules, composite: true },
    })
    const plain = (lines: typeof issued.lines) =>
      lines.map(({ description, quantity, rate, amount, tax_rate, cgst, sac }) =>
        [description, quantity, rate, amount, tax_rate, cgst, sac].join('|'),
      )
    expect(plain(issued.lines)).toEqual(plain(bill.lines))
    expect(issued.total).toBe(bill.total)
    expect(issued.round_off).toBe(bill.round_off)
  }
})

test('the guests have all the documents that the form asks for', () => {
  for (let turn = 0; turn < 3000; turn += 7) {
    const { nationality, person } = personOf(turn, dayNumber(today))
    const given = { form: 'page', nationality, today, isNew: false, hasPhoto: false } as const
    expect(guestErrors({ ...person, nationality_id: 1 }, given)).toEqual({})
  }
  expect(dayText(dayNumber(today))).toBe(today)
})

test('a new booking and a new check-out take the next numbers', async () => {
  const before = (await admin('GET', '/bookings?per_page=1')).body.data
  const dates = { check_in_date: addDays(today, 200), check_out_date: addDays(today, 202) }
  const { body: free } = await admin('GET', `/rooms/available?${new URLSearchParams(dates)}`)
  const placed = await admin('POST', '/bookings', {
    ...dates,
    booking_type: 'individual',
    guest_id: before.data[0].guest_id,
    room_ids: [free.data[0].id],
    room_rent: 2500,
    number_of_adults: 1,
    advance_amount: 0,
    food_plan_id: 1,
    food_plan_rate: 0,
  })
  expect(placed.status).toBe(201)
  expect(placed.body.data.booking_number).toBe(`BK-${String(before.total + 1).padStart(6, '0')}`)
  const inHouse = (await admin('GET', '/bookings?status=checked_in&per_page=1')).body.data.data[0]
  expect((await admin('GET', `/bookings/${inHouse.slug}`)).body.data.history[0].what).toBe('Checked in')
  const last = (await admin('GET', '/invoices?per_page=1')).body.data.data[0].number
  const ordered = (await admin('GET', `/orders?booking_id=${inHouse.id}&per_page=100`)).body.data.data
  for (const { slug, status } of ordered) {
    const isOpen = ['pending', 'preparing'].includes(status)
    if (isOpen) await admin('PATCH', `/orders/${slug}/status`, { status: 'served' })
  }
  const left = await admin('POST', `/bookings/${inHouse.slug}/check-out`, {})
  expect(left.status).toBe(200)
  expect(Number(left.body.invoice_number.slice(-6))).toBe(Number(last.slice(-6)) + 1)
})

test('the demo hotel has four rate plans, and rates with seasons, weekends and festivals', async () => {
  const { data: calendar } = (await admin('GET', `/rates?from=2025-11-15&to=2026-11-14`)).body
  const { data: ahead } = (await admin('GET', `/rates?from=${today}&to=2027-11-15`)).body
  type Plan = { id: number; name: string }
  expect(ahead.rate_plans.map(({ name }: Plan) => name)).toEqual([
    'Standard',
    'Bed and Breakfast',
    'Non-Refundable',
    'Lakeside Pharma',
  ])
  const typeId = (name: string) => ahead.room_types.find((type: Plan) => type.name === name).id
  const rowOf = (reply: typeof ahead, type: string, plan = 0) =>
    reply.rows.find(
      (row: { room_type_id: number; rate_plan_id: number }) =>
        row.room_type_id === typeId(type) && row.rate_plan_id === ahead.rate_plans[plan].id,
    )
  const priceOn = (date: string, type = 'Deluxe') =>
    rowOf(ahead, type).prices[Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)]
  // Deluxe is 5,200: Monday in the high season + 10 %, Friday + 15 % on that, summer - 5 %, monsoon - 15 %.
  expect(priceOn('2026-11-16')).toBe(5720)
  expect(priceOn('2026-11-20')).toBe(6578)
  expect(priceOn('2027-04-05')).toBe(4940)
  expect(priceOn('2027-07-05')).toBe(4420)
  // Premium is 7,250.50, in whole rupees.
  expect(priceOn('2026-11-16', 'Premium')).toBe(7976)
  // Thursday before Christmas and Friday, Christmas: + 45 %. Diwali 2027 is Friday, October 29: + 30 %.
  expect([priceOn('2026-12-24'), priceOn('2026-12-25')]).toEqual([8294, 9538])
  expect([priceOn('2027-10-28'), priceOn('2027-10-29'), priceOn('2027-11-01')]).toEqual([7436, 8551, 5720])
  const restrictionOn = (reply: typeof ahead, date: string, plan = 0) =>
    rowOf(reply, 'Deluxe', plan).restrictions.find((day: { date: string }) => day.date === date)
  expect(restrictionOn(ahead, '2026-12-25')).toMatchObject({ min_nights: 3, closed_to_arrival: false, closed: false })
  expect(restrictionOn(ahead, '2026-12-31')).toMatchObject({ min_nights: 3, closed_to_arrival: true })
  expect(restrictionOn(ahead, '2026-12-25', 2)).toMatchObject({ closed: true })
  expect(restrictionOn(ahead, '2026-12-22')).toBeUndefined()
  expect(restrictionOn(calendar, '2026-11-08')).toMatchObject({ min_nights: 2 })
  // The past has the prices that its guests paid.
  expect(new Set(rowOf(calendar, 'Deluxe').prices)).toEqual(new Set([5200]))
  expect(new Set(rowOf(calendar, 'Premium').prices)).toEqual(new Set([7251]))
})

test('the reports on rates of the demo hotel are the sums of its nights', async () => {
  const nights = await db
    .selectFrom('night')
    .innerJoin('stay', 'stay.id', 'night.stay_id')
    .innerJoin('booking', 'booking.id', 'stay.booking_id')
    .select(['night.date', 'night.rent', 'night.quoted_rent', 'booking.status', 'booking.booked_on', 'cancelled_on'])
    .execute()
  const sold = nights.filter(({ status }) => status !== 'cancelled' && status !== 'no_show')
  const rentOf = (list: { rent: number }[]) => list.reduce((sum, { rent }) => sum + rent, 0) / 100
  const between = (from: string, to: string) => sold.filter(({ date }) => date >= from && date <= to)
  const books = (await admin('GET', '/reports/on-the-books')).body.data
  const ahead = between(today, addDays(today, 89))
  expect(books.total.booked).toMatchObject({ nights_sold: ahead.length, room_revenue: rentOf(ahead) })
  const before = between('2025-11-15', '2026-02-12')
  expect(books.total.last_year).toMatchObject({ nights_sold: before.length, room_revenue: rentOf(before) })
  const since = addDays(today, -6)
  const come = ahead.filter(({ booked_on }) => booked_on >= since)
  const gone = nights.filter(
    ({ date, booked_on, cancelled_on }) =>
      date >= today &&
      date <= addDays(today, 89) &&
      booked_on < since &&
      cancelled_on !== null &&
      cancelled_on >= since,
  )
  expect(books.total.pick_up).toEqual({
    nights: come.length - gone.length,
    revenue: Math.round((rentOf(come) - rentOf(gone)) * 100) / 100,
  })
  expect(come.length).toBeGreaterThan(20)
  const rates = (await admin('GET', '/reports/average-rates?start_date=2026-01-01&end_date=2026-12-31')).body.data
  const year = between('2026-01-01', '2026-12-31')
  expect(rates.total).toMatchObject({ nights: year.length, revenue: rentOf(year) })
  const typed = year.filter(({ rent, quoted_rent }) => quoted_rent !== null && rent !== quoted_rent)
  expect(rates.overrides.nights).toBe(typed.length)
  expect(rates.overrides.bookings.every(({ who }: { who: string | null }) => who !== null)).toBe(true)
})

test('this morning the rooms that guests slept in are divided among three people by credits', async () => {
  const { rooms, staff } = (await admin('GET', '/housekeeping')).body.data
  const people = staff.filter(({ role_name }: { role_name: string }) => role_name === 'Housekeeping')
  const creditsOf = (person: { id: number }) =>
    rooms
      .filter(({ assignee }: { assignee: { id: number } | null }) => assignee?.id === person.id)
      .reduce((sum: number, { credits }: { credits: number }) => sum + credits, 0)
  const shares: number[] = people.map(creditsOf)
  expect(shares).toHaveLength(3)
  expect(Math.min(...shares)).toBeGreaterThan(0)
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
  const states = new Set(rooms.map(({ state }: { state: string }) => state))
  expect([...states].sort()).toEqual(['do_not_disturb', 'done', 'inspected', 'started', 'waiting'])
  const conditions = new Set(rooms.map(({ condition }: { condition: string }) => condition))
  expect([...conditions].sort()).toEqual(['clean', 'dirty', 'inspected'])
  expect((await admin('GET', '/housekeeping/mine')).body.data.minibar).toHaveLength(5)
})

test('nobody has the name of another person of the same booking', async () => {
  const { rows } = await sql<{ name: string; booking_id: number }>`
    select booking_id, name from (
      select occupant.booking_id, guest.name from occupant join guest on guest.id = occupant.guest_id
      union all select booking_id, guest_name from booking_guest where guest_id is null
    ) person group by booking_id, name having count(*) > 1`.execute(db)
  expect(rows).toEqual([])
  const large = sql<{ count: number }>`
    select count(*) from (select from occupant group by booking_id having count(*) > 3) party`
  expect(await countOf(large)).toBeGreaterThan(0)
})
