import { openDesk } from '#bench/speed/desk.ts'
import type { HotelSize } from '#bench/speed/load-hotel.ts'
import { stopwatch } from '#bench/speed/measure.ts'
import { openBench } from '#bench/speed/open-bench.ts'
import { machine, openTable } from '#bench/speed/report.ts'

const usual: HotelSize = { rooms: 100, guests: 8000, bookings: 8000, ordersPerStay: 3.35 }
const mostTimes = 2

/** Times the check-out of stays with one folio and with three, in turns. */
export const measureFolios = async (turns: number, bookingsPerTurn = 40, size: HotelSize = usual) => {
  const bench = await openBench(size)
  try {
    const desk = await openDesk(bench)
    const newWatches = () => [stopwatch(bench.processes), stopwatch(bench.processes)] as const
    let watches = newWatches()
    const turn = async () => {
      const slugs = await desk.bookTonight(bookingsPerTurn)
      for (const slug of slugs) await desk.checkIn(slug)
      for (const [index, slug] of slugs.entries()) {
        if (index % 2) await addFolios(desk, slug)
      }
      for (const [index, slug] of slugs.entries()) {
        let isDone = false
        await watches[index % 2 ? 1 : 0].run(
          1,
          () => isDone,
          async () => {
            isDone = true
            await desk.checkOut(slug)
          },
        )
      }
    }
    // The first turn is a warm-up.
    await turn()
    watches = newWatches()
    for (let count = 0; count < turns; count++) await turn()
    desk.close()
    const [one, three] = watches.map((watch) => watch.figures())
    const times = (one && three && three.p50 / one.p50) ?? 0
    const line = [one?.p50, three?.p50, one?.p95, three?.p95].map((time) => (time ?? 0).toFixed(2))
    const heads = ['p50, 1 folio', 'p50, 3 folios', 'p95, 1 folio', 'p95, 3 folios', 'p50, 3 to 1']
    openTable('folios', machine(), ['One client, ms', ...heads]).add(['Check-out', ...line, times.toFixed(2)])
    return times <= mostTimes
  } finally {
    await bench.close()
  }
}

/** The food plan and the orders get folios of their own, so that check-out issues three invoices. */
const addFolios = async ({ post }: Awaited<ReturnType<typeof openDesk>>, slug: string) => {
  for (const route of ['food_plan', 'order']) {
    await post({ path: `/bookings/${slug}/folios`, body: { name: route, routes: [route] } })
  }
}
