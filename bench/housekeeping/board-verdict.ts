import { slowDown } from '#bench/housekeeping/desk.ts'
import type { Noticed } from '#bench/housekeeping/in-page.ts'
import { machine, openTable } from '#bench/speed/report.ts'

/** What was measured: times in milliseconds, each as often as it was done. */
export interface Measured {
  reply: { took: number[]; empty: number[]; plain: number; brotli: number }
  desk: {
    nodes: number
    opened: number[]
    /** From taking a filter off until every room has its row. */
    allRows: number[]
    noticed: Record<'filter' | 'condition' | 'drag', Noticed[]>
  }
  cpu: Record<'open' | 'filter' | 'all' | 'condition', number[]>
  /** Until another desk showed a condition, and what that desk noticed. */
  otherDesk: { seen: number[]; redrawn: Noticed }
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

const linesOf: { [Part in keyof Measured]: (measured: Measured[Part]) => Line[] } = {
  reply: ({ took, empty, plain, brotli }) => {
    const timesEmpty = (median(took) / median(empty)).toFixed(1)
    return [
      upTo(goals.bytes, 'bytes of the reply, brotli', brotli, `${brotli} of ${plain}`),
      only('reply, p50 ms', `${median(took).toFixed(1)} (${timesEmpty} times the empty route)`),
    ]
  },
  desk: ({ nodes, opened, allRows, noticed }) => {
    const both = (name: string, found: Noticed[]) => [
      upTo(goals.response, `${name}: until it is shown, ms`, median(found.map(({ response }) => response))),
      only(`${name}: longest task, ms`, Math.max(...found.map(({ longestTask }) => longestTask)).toFixed(0)),
    ]
    return [
      upTo(goals.open, 'open from another screen, ms', median(opened)),
      ...both('filter', noticed.filter),
      only('filter taken off: until all rows are there, ms', median(allRows).toFixed(0)),
      ...both('condition', noticed.condition),
      ...both('drag to a person', noticed.drag),
      only('DOM nodes', `${nodes}`),
    ]
  },
  cpu: ({ open, filter, all, condition }) => {
    const mainThread = (name: string, found: number[]) =>
      only(`${name}: main thread, not slowed down, ms`, median(found).toFixed(0))
    return [
      mainThread('open', open),
      mainThread('filter', filter),
      mainThread('filter taken off', all),
      mainThread('condition', condition),
    ]
  },
  otherDesk: ({ seen, redrawn }) => [
    upTo(goals.otherDesk, 'condition at another desk, p50 ms', median(seen)),
    upTo(goals.otherDesk, 'condition at another desk, longest ms', Math.max(...seen)),
    only('longest task at that desk, ms', redrawn.longestTask.toFixed(0)),
  ],
}

/** A table that gets the lines of each part as soon as it is measured. */
export const openVerdict = (rooms: number) => {
  const table = openTable('housekeeping', machine(), [
    `Board of ${rooms} rooms, ${slowDown} x slower CPU`,
    'measured',
    'goal',
    '',
  ])
  let isGood = true
  return {
    add: <Part extends keyof Measured>(part: Part, measured: Measured[Part]) => {
      for (const { name, shown, goal, isMet } of linesOf[part](measured)) {
        table.add([name, shown, `${goal ?? ''}`, isMet ? 'met' : 'not met'])
        isGood &&= isMet
      }
    },
    isGood: () => isGood,
  }
}
