// biome-ignore-all lint/a11y/useSemanticElements: the sheet is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the sheet itself has the focus and names its active cell
import { type Ref, useCallback, useImperativeHandle, useRef } from 'react'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RatesOfType } from '#contract/rates/price-of-night.ts'
import type { CellValues } from '#contract/rates/rate-change.ts'
import { onClipboard } from '#web/rates/clipboard/on-clipboard.ts'
import type { CellMark } from '#web/rates/edits/cell-marks.ts'
import {
  blockOf,
  type Position,
  placeOf,
  positionAt,
  type Selection,
  type Sheet,
  step,
} from '#web/rates/selection/selection.ts'
import { useDragSelection } from '#web/rates/selection/use-drag-selection.ts'
import { useLineSelection } from '#web/rates/selection/use-line-selection.ts'
import { useSheetKeys } from '#web/rates/selection/use-sheet-keys.ts'
import { typedPrice, viewOf } from '#web/rates/sheet/cell-view.ts'
import { headerHeight, rectOf, useGeometry } from '#web/rates/sheet/geometry.ts'
import classes from '#web/rates/sheet/sheet.module.css'
import { SheetBody } from '#web/rates/sheet/sheet-body.tsx'
import { SheetHeader } from '#web/rates/sheet/sheet-header.tsx'
import { cellId } from '#web/rates/sheet/sheet-plan-row.tsx'
import type { SheetRow } from '#web/rates/sheet/sheet-rows.ts'
import { useReveal } from '#web/rates/sheet/use-reveal.ts'
import { useViewport } from '#web/rates/sheet/use-viewport.ts'
import { CellEditor } from '#web/rates/typing/cell-editor.tsx'
import { useCellEditing } from '#web/rates/typing/use-cell-editing.ts'

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
  /** `seen`: the last change that the sheet showed when the person began to type. */
  onValues: (values: CellValues, seen?: number) => void
  lastChange: number
  /** The rates can be selected and copied, not changed. */
  isReadOnly: boolean
  onCopy: () => string | undefined
  onPaste: (text: string) => void
  onUndo: () => void
  onRedo: () => void
  onExplain: (at?: Position) => void
  onLeave: () => void
}

/** Room types and plans in rows, days in columns, prices in cells. Only the visible part is in the document. */
export const RateSheet = (props: RateSheetProps) => {
  const { rows, sheet, rates, marks, today, selection, onSelect, onValues } = props
  const { from, days } = sheet
  const scroller = useRef<HTMLDivElement>(null)
  const geometry = useGeometry(rows)
  const { visible, look } = useViewport(scroller, geometry, days)
  const reveal = useReveal(scroller, sheet, geometry, look)
  const focus = useCallback(() => scroller.current?.focus({ preventScroll: true }), [])
  useImperativeHandle(props.ref, () => ({ focus, reveal }), [focus, reveal])

  const block = selection && blockOf(sheet, selection)
  const active = block && selection && placeOf(sheet, selection.active)
  const activeRect = active && rectOf(geometry, { top: active.y, bottom: active.y, left: active.x, right: active.x })
  const isActiveDrawn =
    active &&
    active.x >= visible.first &&
    active.x <= visible.last &&
    visible.hasRow(activeRect?.top ?? 0, activeRect?.top ?? 0)
  const { editing, open, close } = useCellEditing({
    priceText: () => {
      if (props.isReadOnly) return undefined
      const row = active && sheet.rows[active.y]
      const ofType = row && rates.get(row.type.id)
      return ofType && selection && typedPrice(viewOf(ofType, row.plan.id, selection.active.date).price)
    },
    lastChange: props.lastChange,
    onOpen: () => selection && reveal(selection),
  })
  // While a typed text can't be read, the editor stays at its cell.
  const choose = useCallback(
    (next: Selection) => {
      if (!editing) onSelect(next)
    },
    [editing, onSelect],
  )
  const closeAndFocus = () => {
    close()
    focus()
  }
  const onKeyDown = useSheetKeys({
    sheet,
    selection,
    onSelect: choose,
    reveal,
    onEdit: open,
    onClear: () => {
      if (!editing) onValues({ price: null })
    },
    onUndo: props.onUndo,
    onRedo: props.onRedo,
    onExplain: () => props.onExplain(),
    onLeave: () => {
      if (editing) return closeAndFocus()
      if (selection) onSelect({ anchor: selection.active, active: selection.active })
      props.onLeave()
    },
  })
  const pointer = useDragSelection({
    scroller,
    sheet,
    geometry,
    selection,
    onSelect: choose,
    extends: props.extendsByTap,
    onPointed: (event, row, column) => {
      if (event.altKey) props.onExplain(positionAt(sheet, column, row))
    },
  })
  const { selectRow, selectDay } = useLineSelection(sheet, selection, choose)
  const clipboard = onClipboard({
    onCopy: props.onCopy,
    onPaste: (text) => {
      if (!editing) props.onPaste(text)
    },
  })

  return (
    <div
      ref={scroller}
      className={classes.scroller}
      role="grid"
      aria-label="Rates"
      aria-multiselectable
      aria-readonly={props.isReadOnly}
      aria-rowcount={rows.length + 1}
      aria-colcount={days + 1}
      aria-activedescendant={
        isActiveDrawn && selection ? cellId(selection.active.row, selection.active.date) : undefined
      }
      tabIndex={0}
      style={{
        '--side-width': `${geometry.sideWidth}px`,
        '--day-width': `${geometry.dayWidth}px`,
        '--row-height': `${geometry.rowHeight}px`,
        '--header-height': `${headerHeight}px`,
      }}
      onScroll={look}
      onKeyDown={onKeyDown}
      onDoubleClick={(event) => {
        if (event.target instanceof Element && event.target.closest('[role="gridcell"]')) open()
      }}
      {...clipboard}
      {...pointer}
    >
      <div className={classes.sheet} style={{ width: geometry.sideWidth + days * geometry.dayWidth }}>
        <SheetHeader
          from={from}
          days={days}
          first={visible.first}
          last={visible.last}
          today={today}
          selected={block}
          onDay={selectDay}
        />
        <SheetBody
          rows={rows}
          sheet={sheet}
          rates={rates}
          marks={marks}
          today={today}
          geometry={geometry}
          visible={visible}
          block={block}
          active={active}
          onRow={selectRow}
        />
      </div>
      {editing && activeRect && selection && (
        <CellEditor
          key={selection.active.row + selection.active.date}
          start={editing.start}
          isTyped={editing.isTyped}
          place={{ ...activeRect, top: headerHeight + activeRect.top }}
          onDone={(values, key, isShift) => {
            onValues(values, editing.seen)
            close()
            if (key === 'blur') return
            focus()
            if (block && (block.top !== block.bottom || block.left !== block.right)) return
            const back = isShift ? -1 : 1
            const next = step(sheet, selection, key === 'Tab' ? { x: back, y: 0 } : { x: 0, y: back }, false)
            onSelect(next)
            reveal(next)
          }}
          onCancel={(isLeft) => (isLeft ? close() : closeAndFocus())}
        />
      )}
    </div>
  )
}
