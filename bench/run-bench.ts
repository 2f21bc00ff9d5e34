import { parseArgs } from 'node:util'
import { calendarBench, calendarEffort } from '#bench/calendar/calendar-bench.ts'
import { boardBench } from '#bench/housekeeping/board-bench.ts'
import { measuringProgram } from '#bench/measuring-program.ts'
import { compare } from '#bench/speed/compare.ts'
import { measureFolios } from '#bench/speed/folios.ts'
import { growth, growthOfSmallest } from '#bench/speed/growth.ts'
import type { HotelSize } from '#bench/speed/load-hotel.ts'
import { measureMakeRoom } from '#bench/speed/make-room.ts'
import { measureMoves, moveRows } from '#bench/speed/measure-moves.ts'
import { measureEmpty, measureRead } from '#bench/speed/measure-reads.ts'
import { measureWrites, writeRows } from '#bench/speed/measure-writes.ts'
import { openBench, smallestHotel } from '#bench/speed/open-bench.ts'
import { phones } from '#bench/speed/phones.ts'
import { races } from '#bench/speed/races.ts'
import { measureRates } from '#bench/speed/rates.ts'
import { readRows } from '#bench/speed/read-rows.ts'
import { openReport } from '#bench/speed/report.ts'
import { screens } from '#bench/speed/screens.ts'
import { openSpy } from '#bench/speed/spy.ts'

// `npm run bench`: see docs/performance.md.
const { values } = parseArgs({
  options: {
    smallest: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    rows: { type: 'string' },
    seconds: { type: 'string' },
    growth: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    plans: { type: 'boolean', default: false },
    races: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '50' },
    phones: { type: 'boolean', default: false },
    screens: { type: 'boolean', default: false },
    calendar: { type: 'boolean', default: false },
    housekeeping: { type: 'boolean', default: false },
    folios: { type: 'boolean', default: false },
    rates: { type: 'boolean', default: false },
    'make-room': { type: 'boolean', default: false },
    against: { type: 'string' },
    turns: { type: 'string', default: '12' },
  },
})
const secondsOr = (usual: number) => Number(values.seconds ?? (values.quick ? usual / 4 : usual))
const wantedCalls = { rows: new RegExp(values.rows ?? '.', 'i'), plans: values.plans }

const measureTable = async (size: HotelSize, seconds: number) => {
  const bench = await openBench(size)
  try {
    const wanted = (values.rows ?? '.').split('|').map((part) => new RegExp(part, 'i'))
    const isWanted = (name: string) => wanted.some((part) => part.test(name))
    const reads = await readRows(bench)
    const names = [...reads.map(({ name }) => name), ...writeRows, ...moveRows]
    const missing = wanted.filter((part) => !names.some((name) => part.test(name)))
    if (missing.length > 0)
      throw new Error(
        `No row is called ${missing.map(({ source }) => source).join(' or ')}. There are: ${names.join(', ')}`,
      )
    const { add } = openReport(await measureEmpty(bench, seconds), bench.size)
    const spy = await openSpy(bench)
    for (const row of reads) {
      if (!isWanted(row.name)) continue
      process.stderr.write(`${row.name} …\n`)
      add(await measureRead(bench, spy, row, seconds))
    }
    await measureWrites(bench, spy, seconds, isWanted, add)
    if (moveRows.some(isWanted)) await measureMoves(bench, spy, seconds, isWanted, add)
    await spy.close()
  } catch (error) {
    // Printed first, because closing may fail as well.
    console.error(error)
    throw error
  } finally {
    await bench.close()
  }
  return true
}

const table = () => {
  const full = { rooms: 100, guests: 50_000, bookings: 50_000, ordersPerStay: 3.35 }
  return measureTable(values.quick ? { ...full, guests: 8000, bookings: 8000 } : full, secondsOr(4))
}

const measure = async () => {
  if (values.races) return races(Number(values.rounds))
  if (values.phones) return phones()
  if (values.against) return compare(values.against, Number(values.turns))
  if (values.screens) return screens(values.quick ? 1 : 5)
  if (values.calendar) return calendarBench(values.quick ? { ...calendarEffort, times: 1 } : calendarEffort)
  if (values.housekeeping) return boardBench(values.quick ? 1 : 5)
  if (values.folios) return measureFolios(values.quick ? 2 : 10)
  if (values.rates) return measureRates(values.quick ? 3 : 15, secondsOr(4))
  if (values['make-room']) return measureMakeRoom(values.quick ? 50 : 200)
  if (values.growth)
    return growth(values.sizes.split(',').map(Number), { ...wantedCalls, seconds: secondsOr(1), turns: 8 })
  return table()
}

const smallestCalendar = { times: 1, seconds: 0.2, opened: smallestHotel, scrolled: smallestHotel, daysBack: 30 }

/** Everything once, in the smallest hotel. The times mean nothing; whether a race was lost or a step does. */
const measureSmallest = async () => {
  const seconds = 0.01
  if (values.races) return races(1, smallestHotel)
  if (values.phones) return phones({ phoneCount: 4, roomsOfEach: 4, size: smallestHotel })
  if (values.against) await compare(values.against, 1, 2, smallestHotel)
  else if (values.screens) await screens(1, smallestHotel)
  else if (values.calendar) await calendarBench(smallestCalendar)
  else if (values.housekeeping) await boardBench(1, smallestHotel)
  else if (values.folios) await measureFolios(1, 2, smallestHotel)
  else if (values.rates) await measureRates(1, seconds, 10, smallestHotel)
  else if (values['make-room']) measureMakeRoom(2)
  else if (values.growth) await growthOfSmallest({ ...wantedCalls, seconds, turns: 1 })
  else await measureTable(smallestHotel, seconds)
  return true
}

await measuringProgram(values.smallest ? measureSmallest : measure)
