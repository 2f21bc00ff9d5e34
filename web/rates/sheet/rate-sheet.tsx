// biome-ignore-all lint/a11y/useSemanticElements: the sheet is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the sheet itself has the focus and names its active cell
import {
  type ClipboardEvent,
  type PointerEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { formatRupees } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RatesOfType } from '#contract/rates/price-of-night.ts'
import type { CellValues } from '#contract/rates/rate-change.ts'
import type { CellMark } from '#web/rates/edits/cell-marks.ts'
import { CellEditor } from '#web/rates/sheet/cell-editor.tsx'
import { shortPrice, viewOf } from '#web/rates/sheet/cell-view.ts'
import { headerHeight, useGeometry } from '#web/rates/sheet/geometry.ts'
import {
  blockOf,
  type Position,
  placeOf,
  positionAt,
  type Selection,
  type Sheet,
  step,
} from '#web/rates/sheet/selection.ts'
import classes from '#web/rates/sheet/sheet.module.css'
import { SheetHeader } from '#web/rates/sheet/sheet-header.tsx'
import { cellId, SheetPlanRow } from '#web/rates/sheet/sheet-plan-row.tsx'
import type { SheetRow } from '#web/rates/sheet/sheet-rows.ts'
import { useDragSelection } from '#web/rates/sheet/use-drag-selection.ts'
import { useSheetKeys } from '#web/rates/sheet/use-sheet-keys.ts'
import { useViewport } from '#web/rates/sheet/use-viewport.ts'

export interface SheetHandle {
  focus: () => void
  reveal: (selection: Selection) => void
}

interface RateSheetProps {
  ref?: Ref<SheetHandle>
  rows: SheetRow[]
  /** The plans' rows and the days: what can be selected. */
  sheet: Sheet
  rates: Map<number, RatesOfType>
  marks: ReadonlyMap<string, CellMark>
  today: CalendarDate
  selection: Selection | undefined
  onSelect: (selection: Selection) => void
  extendsByTap: boolean
  onValues: (values: CellValues) => void
  onCopy: () => string | undefined
  onPaste: (text: string) => void
  onUndo: () => void
  onExplain: (at?: Position) => void
  onLeave: () => void
}

const far = 10_000

/** Room types and plans in rows, days in columns, prices in cells. Only the visible part is in the document. */
export const RateSheet = (props: RateSheetProps) => {
  const { rows, sheet, rates, marks, today, selection, onSelect, onValues } = props
  const { from, days } = sheet
  const scroller = useRef<HTMLDivElement>(null)
  const geometry = useGeometry(rows)
  const { dayWidth, rowHeight, sideWidth, tops, planTops } = geometry
  const { viewport, look } = useViewport(scroller)
  const [editing, setEditing] = useState<{ start: string; isTyped: boolean }>()

  const first = Math.max(0, Math.floor(viewport.left / dayWidth))
  const last = Math.min(days - 1, Math.ceil((viewport.left + viewport.width) / dayWidth))
  const block = selection && blockOf(sheet, selection)
  const active = block && selection && placeOf(sheet, selection.active)

  const reveal = useCallback(
    (next: Selection) => {
      const place = placeOf(sheet, next.active)
      const { current } = scroller
      if (!place || !current) return
      const left = place.x * dayWidth
      const top = planTops[place.y] ?? 0
      const width = current.clientWidth - sideWidth
      const height = current.clientHeight - headerHeight
      // The heading of the type stays visible above its first plan.
      if (top - 30 < current.scrollTop) current.scrollTop = top - 30
      else if (top + rowHeight > current.scrollTop + height) current.scrollTop = top + rowHeight - height
      if (left < current.scrollLeft) current.scrollLeft = left
      else if (left + dayWidth > current.scrollLeft + width) current.scrollLeft = left + dayWidth - width
      look()
    },
    [sheet, dayWidth, planTops, rowHeight, sideWidth, look],
  )
  const focus = useCallback(() => scroller.current?.focus({ preventScroll: true }), [])
  useImperativeHandle(props.ref, () => ({ focus, reveal }), [focus, reveal])

  const activeRow = active && sheet.rows[active.y]
  const activeRates = activeRow && rates.get(activeRow.type.id)
  const startEditing = (typed: string | undefined) => {
    if (!selection || !activeRow || !activeRates) return
    reveal(selection)
    const { price } = viewOf(activeRates, activeRow.plan.id, selection.active.date)
    setEditing({ isTyped: typed !== undefined, start: typed ?? shortPrice(price).replaceAll(',', '') })
  }
  const stopEditing = () => {
    setEditing(undefined)
    focus()
  }
  // While a typed text can't be read, the editor stays at its cell.
  const choose = useCallback(
    (next: Selection) => {
      if (!editing) onSelect(next)
    },
    [editing, onSelect],
  )
  const onKeyDown = useSheetKeys({
    sheet,
    selection,
    onSelect: choose,
    reveal,
    onEdit: (typed) => {
      if (!editing) startEditing(typed)
    },
    onClear: () => {
      if (!editing) onValues({ price: null })
    },
    onUndo: props.onUndo,
    onExplain: () => props.onExplain(),
    onLeave: () => {
      if (editing) return stopEditing()
      if (selection) onSelect({ anchor: selection.active, active: selection.active })
      props.onLeave()
    },
  })
  const onPointed = (event: PointerEvent, row: number, column: number) => {
    if (event.altKey) props.onExplain(positionAt(sheet, column, row))
  }
  const pointer = useDragSelection({
    scroller,
    sheet,
    geometry,
    selection,
    onSelect: choose,
    extends: props.extendsByTap,
    onPointed,
  })
  const selectRow = useCallback(
    (key: string, grows: boolean) => {
      const y = sheet.rows.findIndex((row) => row.key === key)
      const anchor = positionAt(sheet, 0, y)
      const end = positionAt(sheet, far, y)
      if (anchor && end)
        choose({ anchor: grows && selection ? { ...selection.anchor, date: anchor.date } : anchor, active: end })
    },
    [sheet, choose, selection],
  )
  const selectDay = (column: number, grows: boolean) => {
    const anchor = positionAt(sheet, column, 0)
    const end = positionAt(sheet, column, far)
    if (anchor && end)
      choose({ anchor: grows && selection ? { ...selection.anchor, row: anchor.row } : anchor, active: end })
  }
  const rect = (top: number, bottom: number, left: number, right: number) => {
    const y = planTops[top] ?? 0
    return {
      top: y,
      left: sideWidth + left * dayWidth,
      width: (right - left + 1) * dayWidth + 1,
      height: (planTops[bottom] ?? 0) + rowHeight - y,
    }
  }
  const bottomEdge = viewport.top + viewport.height
  const isDrawn = (index: number) => (tops[index + 1] ?? 0) > viewport.top - 100 && (tops[index] ?? 0) < bottomEdge
  const activeTop = active ? (planTops[active.y] ?? 0) : 0
  const isActiveDrawn =
    active && active.x >= first && active.x <= last && activeTop > viewport.top - 100 && activeTop < bottomEdge
  const clip = (use: (event: ClipboardEvent) => boolean) => (event: ClipboardEvent) => {
    if (use(event)) event.preventDefault()
  }
  let planIndex = -1

  return (
    <div
      ref={scroller}
      className={classes.scroller}
      role="grid"
      aria-label="Rates"
      aria-multiselectable
      aria-rowcount={rows.length + 1}
      aria-colcount={days + 1}
      aria-activedescendant={
        isActiveDrawn && selection ? cellId(selection.active.row, selection.active.date) : undefined
      }
      tabIndex={0}
      style={{
        '--side-width': `${sideWidth}px`,
        '--day-width': `${dayWidth}px`,
        '--row-height': `${rowHeight}px`,
        '--header-height': `${headerHeight}px`,
      }}
      onScroll={look}
      onKeyDown={onKeyDown}
      onCopy={clip(({ clipboardData }) => {
        const text = props.onCopy()
        if (text !== undefined) clipboardData.setData('text/plain', text)
        return text !== undefined
      })}
      onPaste={clip(({ clipboardData }) => {
        if (!editing) props.onPaste(clipboardData.getData('text/plain'))
        return true
      })}
      onDoubleClick={(event) => {
        if (event.target instanceof Element && event.target.closest('[role="gridcell"]')) startEditing(undefined)
      }}
      {...pointer}
    >
      <div className={classes.sheet} style={{ width: sideWidth + days * dayWidth }}>
        <SheetHeader
          from={from}
          days={days}
          first={first}
          last={last}
          today={today}
          selected={block}
          onDay={selectDay}
        />
        <div className={classes.body} role="rowgroup" style={{ height: geometry.height }}>
          {rows.map((row, index) => {
            const top = tops[index] ?? 0
            if (row.kind === 'plan') planIndex += 1
            if (!isDrawn(index)) return null
            if (row.kind === 'type') {
              return (
                <div
                  key={row.key}
                  role="row"
                  aria-rowindex={index + 2}
                  className={classes.typeRow}
                  style={{ '--top': `${top}px` }}
                >
                  <div role="rowheader" aria-colindex={1} className={classes.typeHead}>
                    {row.type.name}
                    <small>{formatRupees(row.type.price_per_night)}</small>
                  </div>
                </div>
              )
            }
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
                  from={from}
                  first={first}
                  last={last}
                  today={today}
                  top={top}
                  left={isIn ? block.left : -1}
                  right={isIn ? block.right : -1}
                  onRow={selectRow}
                />
              )
            )
          })}
          <div role="presentation">
            {block && <div className={classes.block} style={rect(block.top, block.bottom, block.left, block.right)} />}
            {active && <div className={classes.active} style={rect(active.y, active.y, active.x, active.x)} />}
          </div>
        </div>
      </div>
      {editing && active && selection && (
        <CellEditor
          key={selection.active.row + selection.active.date}
          {...editing}
          place={{ ...rect(active.y, active.y, active.x, active.x), top: headerHeight + activeTop }}
          onDone={(values, key, isShift) => {
            onValues(values)
            setEditing(undefined)
            if (key === 'blur') return
            focus()
            if (block && (block.top !== block.bottom || block.left !== block.right)) return
            const back = isShift ? -1 : 1
            const next = step(sheet, selection, key === 'Tab' ? { x: back, y: 0 } : { x: 0, y: back }, false)
            onSelect(next)
            reveal(next)
          }}
          onCancel={(isLeft) => (isLeft ? setEditing(undefined) : stopEditing())}
        />
      )}
    </div>
  )
}
