// biome-ignore-all lint/a11y/useSemanticElements: the sheet is drawn in parts, which the elements of a table do not allow
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RatesOfType } from '#contract/rates/price-of-night.ts'
import type { CellMark } from '#web/rates/edits/cell-marks.ts'
import type { Block, Sheet } from '#web/rates/selection/selection.ts'
import { type Geometry, rectOf } from '#web/rates/sheet/geometry.ts'
import classes from '#web/rates/sheet/sheet.module.css'
import { SheetPlanRow } from '#web/rates/sheet/sheet-plan-row.tsx'
import type { SheetRow } from '#web/rates/sheet/sheet-rows.ts'
import { SheetTypeRow } from '#web/rates/sheet/sheet-type-row.tsx'
import type { VisiblePart } from '#web/rates/sheet/use-viewport.ts'

interface SheetBodyProps {
  rows: SheetRow[]
  sheet: Sheet
  rates: Map<number, RatesOfType>
  marks: ReadonlyMap<string, CellMark>
  today: CalendarDate
  geometry: Geometry
  visible: VisiblePart
  block: Block | undefined
  active: { x: number; y: number } | undefined
  onRow: (key: string, grows: boolean) => void
}

/** The visible rows, and the selection over them. */
export const SheetBody = (props: SheetBodyProps) => {
  const { rows, sheet, rates, marks, today, geometry, visible, block, active, onRow } = props
  let planIndex = -1
  return (
    <div className={classes.body} role="rowgroup" style={{ height: geometry.height }}>
      {rows.map((row, index) => {
        const top = geometry.tops[index] ?? 0
        if (row.kind === 'plan') planIndex += 1
        if (!visible.hasRow(top, geometry.tops[index + 1] ?? top)) return null
        if (row.kind === 'type') return <SheetTypeRow key={row.key} row={row} index={index + 2} top={top} />
        const ofType = rates.get(row.type.id)
        const isIn = block && planIndex >= block.top && planIndex <= block.bottom
        return (
          ofType && (
            <SheetPlanRow
              key={row.key}
              row={row}
              index={index + 2}
              rates={ofType}
              marks={marks}
              from={sheet.from}
              first={visible.first}
              last={visible.last}
              today={today}
              top={top}
              left={isIn ? block.left : -1}
              right={isIn ? block.right : -1}
              onRow={onRow}
            />
          )
        )
      })}
      <div role="presentation">
        {block && <div className={classes.block} style={rectOf(geometry, block)} />}
        {active && <div className={classes.active} style={rectOf(geometry, cellBlock(active))} />}
      </div>
    </div>
  )
}

const cellBlock = ({ x, y }: { x: number; y: number }): Block => ({ top: y, bottom: y, left: x, right: x })
