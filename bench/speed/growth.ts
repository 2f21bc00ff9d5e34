import type { HotelSize } from '#bench/speed/load-hotel.ts'
import { after, measure, memoryOf, stopwatch } from '#bench/speed/measure.ts'
import { readers } from '#bench/speed/measure-reads.ts'
import { type Bench, openBench, smallestHotel } from '#bench/speed/open-bench.ts'
import { machine, openTable } from '#bench/speed/report.ts'
import { screenCalls } from '#bench/speed/screen-calls.ts'
import { openSpy } from '#bench/speed/spy.ts'
import { fullScans, planOf, runBare } from '#bench/speed/statements.ts'

/** A hotel of 200 rooms after so many years. */
const grownTo = (bookings: number): HotelSize => ({
  rooms: 200,
  bookings,
  guests: Math.round(bookings * 0.6),
  ordersPerStay: bookings > 200_000 ? 0.8 : 3.35,
})

interface Wanted {
  seconds: number
  /** The names of the calls to measure. */
  rows: RegExp
  plans: boolean
  /** Every call is measured in this many rounds over all hotels, so that a slow moment of the machine affects all. */
  turns: number
}

/** The smallest run measures the smallest hotel beside itself. */
export const growthOfSmallest = (wanted: Wanted) => growthOf([smallestHotel, smallestHotel], wanted)

/** The median time of every screen's calls in hotels of growing size, and the app's memory afterwards. */
export const growth = (sizes: number[], wanted: Wanted) => growthOf(sizes.map(grownTo), wanted)

const growthOf = async (sizes: HotelSize[], wanted: Wanted) => {
  const hotels: Bench[] = []
  try {
    for (const size of sizes) hotels.push(await openBench(size))
    const slow = await measureCalls(hotels, wanted)
    console.log(slow.length ? `Grows too fast: ${slow.join(', ')}` : 'Nothing takes more than 1.5 times as long.')
    const largest = hotels.at(-1)
    if (wanted.plans && largest) await plans(largest, wanted)
    return slow.length === 0
  } finally {
    for (const hotel of hotels) await hotel.close()
  }
}

const mostGrowth = 1.5

/** The hotels are measured in turn, so that the compared times were taken under the same conditions. */
const measureCalls = async (hotels: Bench[], { seconds, rows, turns }: Wanted) => {
  const callsOf = await Promise.all(hotels.map(screenCalls))
  const sizes = hotels.map(({ size }) => size.bookings.toLocaleString('en'))
  const table = openTable('growth', machine(), ['Call, p50 ms', ...sizes, 'last to first'])
  const slow: string[] = []
  for (const [call, { name }] of callsOf[0]?.entries() ?? []) {
    if (!rows.test(name)) continue
    const asked = await Promise.all(
      hotels.map(async (hotel, index) => ({
        ...(await readers(hotel, callsOf[index]?.[call]?.paths ?? [], 1)),
        watch: stopwatch(),
      })),
    )
    // The first round is a warm-up.
    for (let turn = 0; turn <= turns; turn++) {
      for (const { read, watch } of asked) {
        await (turn === 0 ? stopwatch() : watch).run(1, after(seconds / turns), read)
      }
    }
    const p50 = asked.map(({ watch }) => watch.figures().p50)
    for (const { close } of asked) close()
    const ratio = (p50.at(-1) ?? 0) / (p50[0] ?? 1)
    table.add([name, ...p50.map((milliseconds) => milliseconds.toFixed(2)), ratio.toFixed(2)])
    if (ratio > mostGrowth) slow.push(name)
  }
  table.add(['Memory of the app, MB', ...hotels.map(({ sarai }) => String(memoryOf(sarai.pid) ?? '')), ''])
  return slow
}

/** The plan and the time of each screen's statements in the database alone. */
const plans = async (bench: Bench, { seconds }: Wanted) => {
  const spy = await openSpy(bench)
  for (const { name, paths } of await screenCalls(bench)) {
    const statements = await spy.statementsOf({ method: 'GET', path: paths[0] ?? '', token: bench.token })
    const found = []
    for (const statement of statements) found.push(await planOf(bench.pool, statement))
    const client = await bench.pool.connect()
    const { p50 } = await measure(seconds / 2, 1, () => runBare(client, statements))
    client.release()
    const scans = found.flatMap(fullScans)
    console.log(`\n== ${name}: ${p50.toFixed(2)} ms of SQL; read from end to end: ${scans.join(', ') || 'nothing'}`)
    console.log(found.map((plan) => plan.join('\n')).join('\n--\n'))
  }
  await spy.close()
}
