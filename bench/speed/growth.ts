import { mkdirSync, writeFileSync } from 'node:fs'
import { measure, memoryOf } from '#bench/speed/measure.ts'
import { readers } from '#bench/speed/measure-reads.ts'
import { type Bench, openBench } from '#bench/speed/open-bench.ts'
import { folder, markdownTable } from '#bench/speed/report.ts'
import { screenCalls } from '#bench/speed/screen-calls.ts'
import { openSpy } from '#bench/speed/spy.ts'
import { fullScans, planOf, runBare } from '#bench/speed/statements.ts'

/** A hotel of 200 rooms that grows by living longer. */
const grownTo = (bookings: number) => ({
  rooms: 200,
  bookings,
  guests: Math.round(bookings * 0.6),
  ordersPerStay: bookings > 200_000 ? 0.8 : 3.35,
})

interface Grown {
  bookings: number
  memory: number | undefined
  p50: Map<string, number>
}

/** The middle time of every screen's calls in hotels of growing size, and the app's memory after them. */
export const growth = async (sizes: number[], seconds: number, wantsPlans: boolean) => {
  const grown: Grown[] = []
  for (const bookings of sizes) {
    const bench = await openBench(grownTo(bookings))
    try {
      grown.push({ bookings, p50: await times(bench, seconds), memory: memoryOf(bench.sarai.pid) })
      if (wantsPlans && bookings === sizes.at(-1)) await plans(bench)
    } finally {
      await bench.close()
    }
  }
  const [first, last] = [grown[0], grown.at(-1)]
  const ratioOf = (name: string) => (last?.p50.get(name) ?? 0) / (first?.p50.get(name) ?? 1)
  const names = [...(first?.p50.keys() ?? [])]
  const lines = names.map((name) => [
    name,
    ...grown.map(({ p50 }) => (p50.get(name) ?? 0).toFixed(2)),
    ratioOf(name).toFixed(2),
  ])
  lines.push(['Memory of the app, MB', ...grown.map(({ memory }) => String(memory ?? '')), ''])
  const table = markdownTable(
    ['Call, p50 ms', ...sizes.map((size) => size.toLocaleString('en')), 'last to first'],
    lines,
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/growth.md`, `${table}\n`)
  console.log(`\n${table}`)
  const slow = names.filter((name) => ratioOf(name) > 1.5)
  console.log(slow.length ? `Grows too fast: ${slow.join(', ')}` : 'Nothing takes more than 1.5 times as long.')
  return slow.length === 0
}

const times = async (bench: Bench, seconds: number) => {
  const p50 = new Map<string, number>()
  for (const { name, paths } of await screenCalls(bench)) {
    const { read, close } = await readers(bench, paths, 1)
    p50.set(name, (await measure(seconds, 1, read)).p50)
    close()
  }
  return p50
}

/** How the database finds what the screens ask for, and how long that takes without the program. */
const plans = async (bench: Bench) => {
  const spy = await openSpy(bench.pool, bench.url)
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
