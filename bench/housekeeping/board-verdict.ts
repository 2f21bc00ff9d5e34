import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { slowDown } from '#bench/housekeeping/desk.ts'
import type { Noticed } from '#bench/housekeeping/in-page.ts'
import { folder, markdownTable } from '#bench/speed/report.ts'

/** What was measured: times in milliseconds, each as often as it was done. */
export interface Measured {
  rooms: number
  nodes: number
  reply: { took: number[]; empty: number[]; plain: number; brotli: number }
  opened: number[]
  /** From taking a filter off until every room has its row. */
  allRows: number[]
  noticed: Record<'filter' | 'condition' | 'drag', Noticed[]>
  cpu: Record<'open' | 'filter' | 'all' | 'condition', number[]>
  /** Until another desk showed a condition, and what that desk noticed. */
  seen: number[]
  redrawn: Noticed
}

/** Times in milliseconds. 200 ms is what browsers call a good answer to a click. */
const goals = { open: 1500, response: 200, otherDesk: 1000, bytes: 40 * 1024 }

interface Line {
  name: string
  shown: string
  goal?: number
  isMet: boolean
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const upTo = (goal: number, name: string, value: number, shown = value.toFixed(0)): Line => ({
  ...{ name, shown, goal, isMet: value <= goal },
})
const only = (name: string, shown: string): Line => ({ name, shown, isMet: true })

const linesOf = ({ nodes, reply, opened, allRows, noticed, cpu, seen, redrawn }: Measured) => {
  const both = (name: string, found: Noticed[]) => [
    upTo(goals.response, `${name}: until it is shown, ms`, median(found.map(({ response }) => response))),
    only(`${name}: longest task, ms`, Math.max(...found.map(({ longestTask }) => longestTask)).toFixed(0)),
  ]
  const mainThread = (name: string, found: number[]) =>
    only(`${name}: main thread, not slowed down, ms`, median(found).toFixed(0))
  const timesEmpty = (median(reply.took) / median(reply.empty)).toFixed(1)
  return [
    upTo(goals.open, 'open from another screen, ms', median(opened)),
    ...both('filter', noticed.filter),
    only('filter taken off: until all rows are there, ms', median(allRows).toFixed(0)),
    ...both('condition', noticed.condition),
    ...both('drag to a person', noticed.drag),
    mainThread('open', cpu.open),
    mainThread('filter', cpu.filter),
    mainThread('filter taken off', cpu.all),
    mainThread('condition', cpu.condition),
    upTo(goals.otherDesk, 'condition at another desk, p50 ms', median(seen)),
    upTo(goals.otherDesk, 'condition at another desk, longest ms', Math.max(...seen)),
    only('longest task at that desk, ms', redrawn.longestTask.toFixed(0)),
    only('DOM nodes', `${nodes}`),
    upTo(goals.bytes, 'bytes of the reply, brotli', reply.brotli, `${reply.brotli} of ${reply.plain}`),
    only('reply, p50 ms', `${median(reply.took).toFixed(1)} (${timesEmpty} times the empty route)`),
  ]
}

/** Prints and keeps the table. True if every goal is met. */
export const verdict = (measured: Measured) => {
  const lines = linesOf(measured)
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`
  const table = markdownTable(
    [`Board of ${measured.rooms} rooms, ${slowDown} x slower CPU`, 'measured', 'goal', ''],
    lines.map(({ name, shown, goal, isMet }) => [name, shown, `${goal ?? ''}`, isMet ? 'met' : 'not met']),
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/housekeeping.md`, `${machine}\n\n${table}\n`)
  console.log(`\n${machine}\n\n${table}`)
  return lines.every(({ isMet }) => isMet)
}
