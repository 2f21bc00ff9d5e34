import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { HotelSize } from '#bench/speed/load-hotel.ts'
import type { Figures } from '#bench/speed/measure.ts'
import type { Row } from '#bench/speed/measure-reads.ts'

interface Outcome {
  rows: Row[]
  empty: { one: Figures; many: Figures }
  size: HotelSize
}

export const folder = 'bench-results'

const ms = (value: number) => value.toFixed(2)

export const markdownTable = (head: string[], lines: string[][]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const orNothing = (value: number | null | undefined) => (value === null || value === undefined ? '' : ms(value))
const whole = (value: number | undefined) => (value === undefined ? '' : value.toFixed(0))

const lineOf = ({ name, one, many, bareOne, bareMany, traffic }: Row, empty: Outcome['empty']) => [
  name,
  ms(one.p50),
  ms(one.p95),
  ms(bareOne.p50),
  (one.p50 / bareOne.p50).toFixed(1),
  (one.p50 / empty.one.p50).toFixed(1),
  whole(traffic?.statements),
  whole(traffic?.roundTrips),
  orNothing(many?.p50),
  orNothing(many?.p95),
  whole(many?.perSecond),
  whole(bareMany?.perSecond),
  orNothing(many?.appCpu),
  orNothing(many?.databaseCpu),
  orNothing(many?.clientCpu),
]

const head = [
  'Row',
  'p50 ms',
  'p95 ms',
  'SQL p50 ms',
  'to SQL',
  'to empty',
  'statements',
  'round trips',
  '8: p50 ms',
  '8: p95 ms',
  '8: per s',
  '8: SQL per s',
  'app CPU ms',
  'database CPU ms',
  'client CPU ms',
]

/** Prints the figures and saves them, as a table to read and as JSON to compare. */
export const report = (outcome: Outcome) => {
  const { rows, empty, size } = outcome
  const emptyRow = lineOf({ name: 'Who am I (the empty route)', ...empty, bareOne: empty.one }, empty)
  emptyRow[3] = emptyRow[4] = ''
  const table = markdownTable(head, [emptyRow, ...rows.map((row) => lineOf(row, empty))])
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`
  const title = `${size.bookings} bookings, ${size.guests} guests, ${size.rooms} rooms; ${machine}; ${new Date().toISOString()}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/bench.md`, `${title}\n\n${table}\n`)
  writeFileSync(`${folder}/bench.json`, JSON.stringify({ title, ...outcome }, null, 2))
  console.log(`\n${title}\n\n${table}\n\nKept in ${folder}/`)
}
