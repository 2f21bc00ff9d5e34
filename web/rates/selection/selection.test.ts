import { describe, expect, test } from 'vitest'
import { blockOf, cellsIn, step } from '#web/rates/selection/selection.ts'
import { planRows, rowsOf } from '#web/rates/sheet/sheet-rows.ts'
import { makeRates } from '#web/rates/testing/make-rates.ts'

const sheet = { rows: planRows(rowsOf(makeRates())), from: '2026-12-21', days: 10 }
const at = (row: string, date: string) => ({ row, date })
const begin = { anchor: at('1/7', '2026-12-24'), active: at('1/7', '2026-12-24') }

describe('the selection', () => {
  test('moves over the headings of the types and stops at the edges', () => {
    const down = step(sheet, step(sheet, begin, { x: 0, y: 1 }, false), { x: 0, y: 1 }, false)
    expect(down.active).toEqual(at('2/7', '2026-12-24'))
    expect(step(sheet, begin, { x: -99, y: -99 }, false).active).toEqual(at('1/7', '2026-12-21'))
    expect(step(sheet, begin, { x: 99, y: 99 }, false).active).toEqual(at('2/8', '2026-12-30'))
  })

  test('grows in any direction and holds every cell between', () => {
    const grown = step(sheet, begin, { x: -2, y: 2 }, true)
    expect(grown.anchor).toEqual(begin.anchor)
    const block = blockOf(sheet, grown)
    expect(block).toEqual({ top: 0, bottom: 2, left: 1, right: 3 })
    const cells = block ? cellsIn(sheet, block) : []
    expect(cells).toHaveLength(9)
    expect(cells[0]).toEqual({ room_type_id: 1, rate_plan_id: 7, date: '2026-12-22' })
    expect(cells[8]).toEqual({ room_type_id: 2, rate_plan_id: 7, date: '2026-12-24' })
  })

  test('is gone when its row or date is no longer shown', () => {
    expect(blockOf({ ...sheet, from: '2026-12-25' }, begin)).toBeUndefined()
    expect(blockOf({ ...sheet, rows: sheet.rows.slice(1) }, begin)).toBeUndefined()
  })
})
