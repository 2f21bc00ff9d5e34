import { mkdirSync, writeFileSync } from 'node:fs'
import { after, measure, memoryOf, stopwatch } from '#bench/speed/measure.ts'
import { readers } from '#bench/speed/measure-reads.ts'
import { type Bench, openBench } from '#bench/speed/open-bench.ts'
import { folder, markdownTable } from '#bench/speed/report.ts'
import { screenCalls } from '#bench/speed/screen-calls.ts'
import { openSpy } from '#bench/speed/spy.ts'
import { fullScans, planOf, runBare } from '#bench/speed/statements.ts'

/** A hotel of 200 rooms after more and more years. */
const grownTo = (bookings: number) => ({
  rooms: 200,
  bookings,
  guests: Math.round(bookings * 0.6),
  ordersPerStay: bookings > 200_000 ? 0.8 : 3.35,
})

/** Every call is measured in this many rounds over all hotels, so that a slow moment of the machine affects all. */
const turns = 8

interface Wanted {
  seconds: number
  /** The names of the calls to measure. */
  rows: RegExp
  plans: boolean
}

/** The median time of every screen's calls in hotels of growing size, and the app's memory afterwards. */
export const growth = async (sizes: number[], wanted: Wanted) => {
  const hotels: Bench[] = []
  try {
    for (const bookings of sizes) hotels.push(await openBench(grownTo(bookings)))
    const times = await timesOf(hotels, wanted)
    const largest = hotels.at(-1)
    if (wanted.plans && largest) await plans(largest)
    return verdict(hotels, times)
  } finally {
    for (const hotel of hotels) await hotel.close()
  }
}

interface Times {
  name: string
  /** One per hotel. */
  p50: number[]
}

/** The hotels are measured in turn, so that the compared times were taken under the same conditions. */
const timesOf = async (hotels: Bench[], { seconds, rows }: Wanted): Promise<Times[]> => {
  const callsOf = await Promise.all(hotels.map(screenCalls))
  const times: Times[] = []
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
    times.push({ name, p50: asked.map(({ watch }) => watch.figures().p50) })
    for (const { close } of asked) close()
  }
  return times
}

const verdict = (hotels: Bench[], times: Times[]) => {
  const ratioOf = ({ p50 }: Times) => (p50.at(-1) ?? 0) / (p50[0] ?? 1)
  const lines = times.map((call) => [
    call.name,
    ...call.p50.map((milliseconds) => milliseconds.toFixed(2)),
    ratioOf(call).toFixed(2),
  ])
  lines.push(['Memory of the app, MB', ...hotels.map(({ sarai }) => String(memoryOf(sarai.pid) ?? '')), ''])
  const table = markdownTable(
    ['Call, p50 ms', ...hotels.map(({ size }) => size.bookings.toLocaleString('en')), 'last to first'],
    lines,
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/growth.md`, `${table}\n`)
  console.log(`\n${table}`)
  const slow = times.filter((call) => ratioOf(call) > 1.5).map(({ name }) => name)
  console.log(slow.length ? `Grows too fast: ${slow.join(', ')}` : 'Nothing takes more than 1.5 times as long.')
  return slow.length === 0
}

/** The plan and the time of each screen's statements in the database alone. */
const plans = async (bench: Bench) => {
  const spy = await openSpy(bench)
  for (const { name, paths } of await screenCalls(bench)) {
    const statements = await spy.statementsOf({ method: 'GET', path: paths[0] ?? '', token: bench.token })
    const found = []
    for (const statement of statements) found.push(await planOf(bench.pool, statement))
    const client = await bench.pool.connect()
    const { p50 } = await measure(0.5, 1, () => runBare(client, statements))
    client.release()
    const scans = found.flatMap(fullScans)
    console.log(`\n== ${name}: ${p50.toFixed(2)} ms of SQL; read from end to end: ${scans.join(', ') || 'nothing'}`)
    console.log(found.map((plan) => plan.join('\n')).join('\n--\n'))
  }
  await spy.close()
}
