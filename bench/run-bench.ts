import { parseArgs } from 'node:util'
import { calendarBench } from '#bench/calendar/calendar-bench.ts'
import { boardBench } from '#bench/housekeeping/board-bench.ts'
import { compare } from '#bench/speed/compare.ts'
import { measureFolios } from '#bench/speed/folios.ts'
import { growth } from '#bench/speed/growth.ts'
import { measureMakeRoom } from '#bench/speed/make-room.ts'
import { measureMoves, moveRows } from '#bench/speed/measure-moves.ts'
import { measureEmpty, measureRead } from '#bench/speed/measure-reads.ts'
import { measureWrites, writeRows } from '#bench/speed/measure-writes.ts'
import { openBench } from '#bench/speed/open-bench.ts'
import { phones } from '#bench/speed/phones.ts'
import { races } from '#bench/speed/races.ts'
import { measureRates } from '#bench/speed/rates.ts'
import { readRows } from '#bench/speed/read-rows.ts'
import { report } from '#bench/speed/report.ts'
import { screens } from '#bench/speed/screens.ts'

// `npm run bench`: see docs/performance.md.
const { values } = parseArgs({
  options: {
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

const table = async () => {
  const full = { rooms: 100, guests: 50_000, bookings: 50_000, ordersPerStay: 3.35 }
  const bench = await openBench(values.quick ? { ...full, guests: 8000, bookings: 8000 } : full)
  const seconds = secondsOr(4)
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
    const empty = await measureEmpty(bench, seconds)
    const rows = []
    for (const row of reads) {
      if (!isWanted(row.name)) continue
      process.stderr.write(`${row.name} …\n`)
      rows.push(await measureRead(bench, row, seconds))
    }
    rows.push(...(await measureWrites(bench, seconds, isWanted)))
    if (moveRows.some(isWanted)) rows.push(...(await measureMoves(bench, seconds, isWanted)))
    report({ rows, empty, size: bench.size })
  } catch (error) {
    // Printed first, because closing may fail as well.
    console.error(error)
    throw error
  } finally {
    await bench.close()
  }
}

let isGood = true
if (values.races) isGood = await races(Number(values.rounds))
else if (values.phones) isGood = await phones()
else if (values.against) await compare(values.against, Number(values.turns))
else if (values.screens) await screens(values.quick ? 1 : 5)
else if (values.calendar) isGood = await calendarBench(values.quick ? 1 : 5)
else if (values.housekeeping) isGood = await boardBench(values.quick ? 1 : 5)
else if (values.folios) isGood = await measureFolios(values.quick ? 2 : 10)
else if (values.rates) isGood = await measureRates(values.quick ? 3 : 15, secondsOr(4))
else if (values['make-room']) measureMakeRoom(values.quick ? 50 : 200)
else if (values.growth) {
  const wanted = { seconds: secondsOr(1), rows: new RegExp(values.rows ?? '.', 'i'), plans: values.plans }
  isGood = await growth(values.sizes.split(',').map(Number), wanted)
} else await table()
process.exitCode = isGood ? 0 : 1
