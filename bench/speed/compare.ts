import { join, resolve } from 'node:path'
import { openDesk } from '#bench/speed/desk.ts'
import { stopwatch } from '#bench/speed/measure.ts'
import { type Bench, openBench } from '#bench/speed/open-bench.ts'
import { markdownTable } from '#bench/speed/report.ts'

const size = { rooms: 100, guests: 8000, bookings: 8000, ordersPerStay: 3.35 }
const acts = ['Create booking', 'Check-in', 'Check-out with invoice'] as const
const bookingsPerTurn = 25

/** The bench of another checkout, built already, with its own database and its own program. */
const openBenchOf = async (folder: string): Promise<Bench> => {
  const here = process.cwd()
  const other: { openBench: typeof openBench } = await import(join(resolve(folder), 'bench/speed/open-bench.ts'))
  process.chdir(folder)
  try {
    return await other.openBench(size)
  } finally {
    process.chdir(here)
  }
}

/** Measures the acts of a stay in this version and in another one, in turns, so that both meet the same machine. */
export const compare = async (folder: string, turns: number) => {
  const benches: Bench[] = []
  try {
    benches.push(await openBenchOf(folder))
    benches.push(await openBench(size))
    const sides = await Promise.all(benches.map(openSide))
    // The first turn is a warm-up.
    for (const side of sides) await side.work()
    for (const side of sides) side.startAgain()
    for (let turn = 0; turn < turns; turn++) {
      for (const side of turn % 2 ? sides.toReversed() : sides) await side.work()
      process.stderr.write(`\r${turn + 1} of ${turns} turns`)
    }
    for (const side of sides) side.close()
    const [before = [], after = []] = sides.map((side) => side.figures())
    const lines = acts.map((act, index) => {
      const [old, now] = [before[index], after[index]]
      const ratio = (one = 0, other = 0) => (other / Math.max(one, 0.001)).toFixed(2)
      const times = [
        old?.p50,
        now?.p50,
        old?.p95,
        now?.p95,
        old?.appCpu,
        now?.appCpu,
        old?.databaseCpu,
        now?.databaseCpu,
      ]
      return [act, ...times.map((time) => (time ?? 0).toFixed(2)), ratio(old?.p50, now?.p50)]
    })
    const pairs = ['p50', 'p95', 'app CPU', 'database CPU'].flatMap((figure) => [`${figure} before`, `${figure} now`])
    console.log(`\n${markdownTable(['One client, ms', ...pairs, 'p50 now to before'], lines)}`)
  } finally {
    for (const bench of benches) await bench.close()
  }
}

const openSide = async (bench: Bench) => {
  const desk = await openDesk(bench)
  const newWatches = () => acts.map(() => stopwatch(bench.processes))
  let watches = newWatches()
  const timed = (watch: ReturnType<typeof stopwatch> | undefined, slugs: string[], work: (slug: string) => unknown) => {
    const left = [...slugs]
    return watch?.run(
      1,
      () => left.length === 0,
      async () => work(left.pop() ?? ''),
    )
  }
  return {
    work: async () => {
      const [create, checkIn, checkOut] = watches
      await timed(create, Array<string>(bookingsPerTurn).fill(''), desk.bookAhead)
      const slugs = await desk.bookTonight(bookingsPerTurn)
      await timed(checkIn, slugs, (slug) => desk.act(slug, 'check-in'))
      await timed(checkOut, slugs, (slug) => desk.act(slug, 'check-out'))
    },
    startAgain: () => {
      watches = newWatches()
    },
    figures: () => watches.map((watch) => watch.figures()),
    close: desk.close,
  }
}
