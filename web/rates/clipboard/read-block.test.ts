import { describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { copyBlock } from '#web/rates/clipboard/copy-block.ts'
import { readBlock } from '#web/rates/clipboard/read-block.ts'
import { applyEdits } from '#web/rates/edits/apply-edits.ts'
import { planRows, rowsOf } from '#web/rates/sheet/sheet-rows.ts'
import { makeRates } from '#web/rates/testing/make-rates.ts'

const calendar = makeRates({}, { '1/7/2026-12-24': rupees(5000) })
const sheet = { rows: planRows(rowsOf(calendar)), from: calendar.from, days: 10 }
const one = (top: number, left: number) => ({ top, bottom: top, left, right: left })

describe('a block of cells as text', () => {
  test('is copied with tabs, as shown: own, derived and room type prices', () => {
    const block = { top: 0, bottom: 1, left: 2, right: 3 }
    expect(copyBlock(sheet, block, applyEdits(calendar, []))).toBe('4000\t5000\n3600\t4500')
  })

  test('is pasted from the top left, with the line end of Excel; an empty cell stays as it is', () => {
    expect(readBlock('4100\t\r\n4,200\t+10%\r\n', sheet, one(0, 1))).toEqual({
      isCut: false,
      cells: [
        { room_type_id: 1, rate_plan_id: 7, date: '2026-12-22', price: rupees(4100) },
        { room_type_id: 1, rate_plan_id: 8, date: '2026-12-22', price: rupees(4200) },
        { room_type_id: 1, rate_plan_id: 8, date: '2026-12-23', percent: 1000 },
      ],
    })
  })

  test('one value fills the selection, and a block is repeated in a multiple of it', () => {
    const filled = readBlock('4100', sheet, { top: 0, bottom: 1, left: 0, right: 2 })
    expect('cells' in filled && filled.cells).toHaveLength(6)
    const repeated = readBlock('1\t2', sheet, { top: 0, bottom: 0, left: 0, right: 3 })
    expect('cells' in repeated && repeated.cells.map(({ price }) => price)).toEqual([100, 200, 100, 200])
  })

  test('is cut at the edge of the sheet', () => {
    const cut = readBlock('1\t2\n3\t4', sheet, one(3, 9))
    expect(cut).toEqual({
      isCut: true,
      cells: [{ room_type_id: 2, rate_plan_id: 8, date: '2026-12-30', price: 100 }],
    })
  })

  test('with one wrong cell pastes nothing and names it', () => {
    const wrong = readBlock('4000\nfree', sheet, one(0, 0))
    expect('problem' in wrong && wrong.problem).toMatch(/^Nothing was pasted. Line 2, column 1: “free” is not a price/)
    expect(readBlock('\t\n', sheet, one(0, 0))).toEqual({ problem: 'There is nothing to paste.' })
  })
})
