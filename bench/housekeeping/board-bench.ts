import { brotliCompressSync, constants as zlib } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { type Measured, openVerdict } from '#bench/housekeeping/board-verdict.ts'
import {
  comeBack,
  drag,
  filter,
  leave,
  openAgain,
  openDesk,
  pressOther,
  slowDown,
  untilAllRows,
  untilOtherDesk,
} from '#bench/housekeeping/desk.ts'
import { type Call, callsOf, furnishBoard } from '#bench/housekeeping/furnish-board.ts'
import { cpuOf, during } from '#bench/housekeeping/in-page.ts'
import { launchChromium } from '#bench/launch-chromium.ts'
import type { HotelSize } from '#bench/speed/load-hotel.ts'
import { openBench } from '#bench/speed/open-bench.ts'

const usual: HotelSize = { rooms: 200, guests: 2000, bookings: 4000, ordersPerStay: 0.2 }

const measureReply = async (call: Call, times: number): Promise<Measured['reply']> => {
  const timesOf = async (path: string) => {
    const took: number[] = []
    for (let time = 0; time < times * 20; time++) {
      const began = performance.now()
      await call(path)
      took.push(performance.now() - began)
    }
    return took
  }
  const text = JSON.stringify(await call('/housekeeping'))
  const brotli = brotliCompressSync(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }).length
  return { took: await timesOf('/housekeeping'), empty: await timesOf('/me'), plain: text.length, brotli }
}

const measureDesk = async (page: Page, times: number, rooms: number): Promise<Measured['desk']> => {
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const opened: number[] = []
  const allRows: number[] = []
  const noticed: Measured['desk']['noticed'] = { filter: [], condition: [], drag: [] }
  for (let time = 0; time < times; time++) {
    opened.push(await openAgain(page))
    noticed.filter.push(await during(page, () => filter(page)))
    noticed.filter.push(await during(page, () => filter(page)))
    allRows.push(await untilAllRows(page, rooms))
    noticed.condition.push(await during(page, () => pressOther(page, time)))
    noticed.drag.push(await drag(page, time % 6))
  }
  return { nodes, opened, allRows, noticed }
}

/** The processor time of the main thread, without the slow-down. */
const cpuOfDesk = async (page: Page, session: CDPSession, times: number): Promise<Measured['cpu']> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const found: Measured['cpu'] = { open: [], filter: [], all: [], condition: [] }
  for (let time = 0; time < times; time++) {
    await leave(page)
    found.open.push(await cpuOf(page, session, () => comeBack(page)))
    found.filter.push(await cpuOf(page, session, () => filter(page)))
    found.all.push(await cpuOf(page, session, () => filter(page)))
    found.condition.push(await cpuOf(page, session, () => pressOther(page, times + time)))
  }
  return found
}

/** The housekeeping board of 200 rooms in Chromium with the processor slowed down four times, at two desks. */
export const boardBench = async (times: number, size: HotelSize = usual) => {
  const bench = await openBench(size)
  const browser = await launchChromium()
  try {
    const verdict = openVerdict(size.rooms)
    const call = callsOf(bench)
    await furnishBoard(bench, call)
    verdict.add('reply', await measureReply(call, times))
    const { page, session } = await openDesk(browser, bench, 0)
    verdict.add('desk', await measureDesk(page, times, size.rooms))
    verdict.add('cpu', await cpuOfDesk(page, session, times))
    if (!bench.isSmallest) await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const { page: other } = await openDesk(browser, bench, 1)
    const seen: number[] = []
    const redrawn = await during(other, async () => {
      for (let time = 0; time < times * 4; time++) seen.push(await untilOtherDesk(page, other, time))
    })
    verdict.add('otherDesk', { seen, redrawn })
    return verdict.isGood()
  } finally {
    await browser.close()
    await bench.close()
  }
}
