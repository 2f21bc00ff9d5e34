import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { HotelSize } from '#bench/speed/load-hotel.ts'
import type { Figures } from '#bench/speed/measure.ts'
import type { Row } from '#bench/speed/measure-reads.ts'

interface Empty {
  one: Figures
  many: Figures
}

const folder = 'bench-results'

const ms = (value: number) => value.toFixed(2)

const lineOfTable = (cells: string[]) => `| ${cells.join(' | ')} |\n`

/** The machine and its load, which every table is headed by. */
export const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`

/**
 * A table that is printed and kept in a file line by line, as the figures are measured: an error at the end of a long run
 * loses none of them.
 */
export const openTable = (name: string, title: string, head: string[]) => {
  const file = `${folder}/${name}.md`
  const write = (text: string) => {
    process.stdout.write(text)
    appendFileSync(file, text)
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, '')
  write(`${title}\n\n${lineOfTable(head)}${lineOfTable(head.map((_, index) => (index === 0 ? '---' : '---:')))}`)
  return { add: (cells: string[]) => write(lineOfTable(cells)), say: (line: string) => write(`\n${line}\n`) }
}

const orNothing = (value: number | null | undefined) => (value === null || value === undefined ? '' : ms(value))
const whole = (value: number | undefined) => (value === undefined ? '' : value.toFixed(0))

const lineOf = ({ name, one, many, bareOne, bareMany, traffic }: Row, empty: Empty) => [
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

/** The table of reads and writes, which is also kept as JSON to compare. */
export const openReport = (empty: Empty, size: HotelSize) => {
  const title = `${size.bookings} bookings, ${size.guests} guests, ${size.rooms} rooms; ${machine()}; ${new Date().toISOString()}`
  const table = openTable('bench', title, head)
  const emptyRow = lineOf({ name: 'Who am I (the empty route)', ...empty, bareOne: empty.one }, empty)
  emptyRow[3] = emptyRow[4] = ''
  table.add(emptyRow)
  const rows: Row[] = []
  return {
    add: (row: Row) => {
      rows.push(row)
      table.add(lineOf(row, empty))
      writeFileSync(`${folder}/bench.json`, JSON.stringify({ title, rows, empty, size }, null, 2))
    },
  }
}
