import { join, resolve } from 'node:path'
import { openDesk } from '#bench/speed/desk.ts'
import type { HotelSize } from '#bench/speed/load-hotel.ts'
import { stopwatch } from '#bench/speed/measure.ts'
import { type Bench, openBench } from '#bench/speed/open-bench.ts'
import { machine, openTable } from '#bench/speed/report.ts'

const usual: HotelSize = { rooms: 100, guests: 8000, bookings: 8000, ordersPerStay: 3.35 }
const acts = ['Create booking', 'Check-in', 'Check-out with invoice'] as const

/** The bench of another checkout, built already, with its own database and its own program. */
const openBenchOf = async (folder: string, size: HotelSize): Promise<Bench> => {
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
export const compare = async (folder: string, turns: number, bookingsPerTurn = 25, size: HotelSize = usual) => {
  const benches: Bench[] = []
  try {
    benches.push(await openBenchOf(folder, size))
    benches.push(await openBench(size))
    const sides = await Promise.all(benches.map((bench) => openSide(bench, bookingsPerTurn)))
    // The first turn is a warm-up.
    for (const side of sides) await side.work()
    for (const side of sides) side.startAgain()
    for (let turn = 0; turn < turns; turn++) {
      for (const side of turn % 2 ? sides.toReversed() : sides) await side.work()
      process.stderr.write(`\r${turn + 1} of ${turns} turns`)
      writeTable(sides, `${turn + 1} turns; ${machine()}`)
    }
    for (const side of sides) side.close()
    return true
  } finally {
    for (const bench of benches) await bench.close()
  }
}

/** Both versions beside each other, after the turns so far. */
const writeTable = (sides: Side[], title: string) => {
  const pairs = ['p50', 'p95', 'app CPU', 'database CPU'].flatMap((figure) => [`${figure} before`, `${figure} now`])
  const table = openTable('against', title, ['One client, ms', ...pairs, 'p50 now to before'])
  const [before = [], after = []] = sides.map((side) => side.figures())
  for (const [index, act] of acts.entries()) {
    const [old, now] = [before[index], after[index]]
    const figures = (['p50', 'p95', 'appCpu', 'databaseCpu'] as const).flatMap((name) => [old?.[name], now?.[name]])
    const ratio = ((now?.p50 ?? 0) / Math.max(old?.p50 ?? 0, 0.001)).toFixed(2)
    table.add([act, ...figures.map((figure) => (figure ?? 0).toFixed(2)), ratio])
  }
}

const openSide = async (bench: Bench, bookingsPerTurn: number) => {
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
      await timed(checkIn, slugs, desk.checkIn)
      await timed(checkOut, slugs, desk.checkOut)
    },
    startAgain: () => {
      watches = newWatches()
    },
    figures: () => watches.map((watch) => watch.figures()),
    close: desk.close,
  }
}

type Side = Awaited<ReturnType<typeof openSide>>
