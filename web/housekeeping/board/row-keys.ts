import type { KeyboardEvent } from 'react'
import type { RoomCondition } from '#contract/rooms/room-condition.ts'

const conditionOfKey: Record<string, RoomCondition> = { d: 'dirty', c: 'clean', i: 'inspected' }

const hasOwnKeys = (target: Element) => target.matches('input, select, textarea')

/** The same part of the row above or below. */
const neighbour = (board: Element, target: Element, by: number) => {
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? 'condition'
  const rows = [...board.querySelectorAll('[data-slug]')]
  const row = rows[rows.indexOf(target.closest('[data-slug]') as Element) + by]
  return row?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
}

/** The keys of the board: D, C and I set the condition of the row with the focus, up and down change the row. */
export const rowKeys =
  (onCondition: (slug: string, condition: RoomCondition) => void) => (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const slug = target.closest<HTMLElement>('[data-slug]')?.dataset.slug
    if (!slug || event.ctrlKey || event.metaKey || event.altKey || target.matches('select')) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by !== 0) {
      const next = neighbour(event.currentTarget, target, by)
      if (next) event.preventDefault()
      next?.focus()
      return
    }
    const condition = hasOwnKeys(target) ? undefined : conditionOfKey[event.key.toLowerCase()]
    if (!condition) return
    event.preventDefault()
    onCondition(slug, condition)
  }
