import { brotliCompressSync, constants as zlib } from 'node:zlib'
import { openClient } from '#bench/speed/http-client.ts'
import type { HotelSize } from '#bench/speed/load-hotel.ts'
import { stopwatch } from '#bench/speed/measure.ts'
import { measureRead } from '#bench/speed/measure-reads.ts'
import { type Bench, openBench } from '#bench/speed/open-bench.ts'
import { machine, openTable } from '#bench/speed/report.ts'
import { openSpy } from '#bench/speed/spy.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'

const usual: HotelSize = { rooms: 100, guests: 2000, bookings: 2000, ordersPerStay: 1 }
const goals = { changeMs: 1000, bytes: 40 * 1024, quoteMs: 10, quoteToSql: 2 }
const from = '2027-01-01'
const quarterTo = addDays(from, 89)

/** The same change in plain SQL: the new prices with their history. */
const bareChange = `
  with change as (
    insert into rate_change (kind, changed_at) values ('bulk', now()) returning id
  ),
  history as (
    insert into rate_change_row
    select change.id, rate_plan_id, room_type_id, array_agg(date order by date), array_agg(price order by date),
      array_agg(closed), array_agg(closed_to_arrival), array_agg(closed_to_departure), array_agg(min_nights),
      array_agg(price + $1 order by date), array_agg(closed), array_agg(closed_to_arrival),
      array_agg(closed_to_departure), array_agg(min_nights)
    from rate cross join change group by change.id, rate_plan_id, room_type_id
  )
  update rate set price = price + $1, change_id = change.id from change`

const bareCalendar = `
  select room_type_id, rate_plan_id, date, price, closed, closed_to_arrival, closed_to_departure, min_nights
  from rate where date between $1 and $2`

/** Ten room types, five plans and 400 days: 20,000 rates that differ from day to day. */
const fill = async ({ pool }: Bench) => {
  await pool.query(`
    insert into room_type (slug, name, description, max_adults, max_children, max_infants, price_per_night)
    select 'type-' || n, 'Type ' || n, '', 2, 1, 1, 250000 + n * 50000
    from generate_series(1, 10 - (select count(*)::integer from room_type where retired_at is null)) n`)
  await pool.query(`
    insert into rate_plan (
      slug, name, parent_percent, parent_amount, adults_included, extra_adult_price, child_price, single_use_discount,
      cancellation_free_days, cancellation_percent, is_public, is_active
    ) select 'plan-' || n, 'Plan ' || n, 0, 0, 2, 0, 0, 0, 0, 100, true, true
    from generate_series(1, 5 - (select count(*)::integer from rate_plan)) n`)
  const types = await pool.query<{ id: number }>(
    'select id from room_type where retired_at is null order by id limit 10',
  )
  const plans = await pool.query<{ id: number }>('select id from rate_plan order by id limit 5')
  return { room_type_ids: types.rows.map(({ id }) => id), rate_plan_ids: plans.rows.map(({ id }) => id) }
}

/** Quotes of 3 nights from 60 days, for all room types and plans. */
const quote = {
  name: 'Quote of 3 nights, 10 types x 5 plans',
  paths: Array.from({ length: 60 }, (_, day) => {
    const dates = { check_in_date: addDays(from, day), check_out_date: addDays(from, day + 3) }
    return `/quote?${new URLSearchParams({ ...dates, adults: '2' })}`
  }),
}

/** Times a bulk change of 20,000 rates, the rate calendar of 90 days and quotes, each beside its bare SQL. */
export const measureRates = async (turns: number, seconds: number, days = 400, size: HotelSize = usual) => {
  const bench = await openBench(size)
  try {
    const client = await openClient(bench.sarai.address, 0)
    const send = async (method: 'GET' | 'PUT', path: string, body?: unknown) => {
      const reply = await client.send({ method, path, token: bench.token, body })
      if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.body.toString()}`)
      return reply.body.toString()
    }
    const which = await fill(bench)
    const change = (values: object) => send('PUT', '/rates', { ...which, from, to: addDays(from, days - 1), ...values })
    const first = stopwatch(bench.processes)
    await once(first, () => change({ price: 4000 }))
    const heads = ['p50', 'p95', 'CPU of the app', 'CPU of the database', 'bare SQL', 'ratio']
    const table = openTable('rates', machine(), ['One client, ms', ...heads])
    table.add(line(`Bulk change of ${50 * days} rates, new ones`, first))
    await bench.pool.query(
      `update rate set price = price + 5000 * (rate_plan_id + 2 * room_type_id) + 50000 * (extract(dow from date)::integer / 5)
         + 100 * (abs(hashtext(date::text || room_type_id)) % 900),
       closed = abs(hashtext(date::text)) % 50 = 0,
       min_nights = case when abs(hashtext(date::text)) % 20 = 0 then 2 end`,
    )
    await bench.pool.query('vacuum analyze rate')
    const newWatches = () => ({
      change: stopwatch(bench.processes),
      bareChange: stopwatch(bench.processes),
      read: stopwatch(bench.processes),
      bareRead: stopwatch(bench.processes),
    })
    let watches = newWatches()
    let bytes = 0
    const turn = async (count: number) => {
      await once(watches.change, () => change({ amount: count % 2 ? 100 : -100 }))
      await once(watches.bareChange, () => bench.pool.query(bareChange, [count % 2 ? 10_000 : -10_000]))
      for (let again = 0; again < 10; again++) {
        await once(watches.read, async () => {
          const text = await send('GET', `/rates?from=${from}&to=${quarterTo}`)
          bytes = brotliCompressSync(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }).length
        })
        await once(watches.bareRead, () => bench.pool.query(bareCalendar, [from, quarterTo]))
      }
    }
    // The first turn is a warm-up.
    await turn(0)
    watches = newWatches()
    for (let count = 1; count <= turns; count++) await turn(count)
    client.close()
    table.add(line(`Bulk change of ${50 * days} rates`, watches.change, watches.bareChange))
    table.add(line('Rate calendar, 10 types x 5 plans x 90 days', watches.read, watches.bareRead))
    table.say(`Rate calendar of 90 days: ${(bytes / 1024).toFixed(1)} KiB brotli`)
    const spy = await openSpy(bench)
    const quotes = await measureRead(bench, spy, quote, seconds)
    await spy.close()
    const { p50, p95 } = quotes.one
    const toSql = p50 / quotes.bareOne.p50
    table.say(
      `${quote.name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${toSql.toFixed(1)} x its SQL; ` +
        `CPU of the app ${quotes.one.appCpu?.toFixed(1)} ms, of the database ${quotes.one.databaseCpu?.toFixed(1)} ms`,
    )
    const isQuoteFast = p50 <= goals.quoteMs && toSql <= goals.quoteToSql
    return watches.change.figures().p50 <= goals.changeMs && bytes <= goals.bytes && isQuoteFast
  } finally {
    await bench.close()
  }
}

type Watch = ReturnType<typeof stopwatch>

const line = (name: string, watch: Watch, bare?: Watch) => {
  const { p50, p95, appCpu, databaseCpu } = watch.figures()
  const barely = bare?.figures().p50
  const cells = [p50, p95, appCpu, databaseCpu, barely].map((value) => value?.toFixed(1) ?? '')
  return [name, ...cells, barely === undefined ? '' : (p50 / barely).toFixed(1)]
}

const once = (watch: Watch, work: () => Promise<unknown>) => {
  let isDone = false
  return watch.run(
    1,
    () => isDone,
    async () => {
      isDone = true
      await work()
    },
  )
}
