import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { nightsBetween } from '#contract/kit/time/calendar-date.ts'
import type { RateCalendar } from '#contract/rates/rate.ts'
import type { CellValues } from '#contract/rates/rate-change.ts'
import { rateEndpoints } from '#contract/rates/rate-endpoints.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { LeaveGuard } from '#web/kit/form/leave-guard.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { CalendarActions, type RateDialog } from '#web/rates/calendar-actions.tsx'
import { copyBlock } from '#web/rates/clipboard/copy-block.ts'
import { readBlock } from '#web/rates/clipboard/read-block.ts'
import { BulkDialog } from '#web/rates/dialogs/bulk-dialog.tsx'
import { CopySeasonDialog } from '#web/rates/dialogs/copy-season-dialog.tsx'
import { ImportDialog } from '#web/rates/dialogs/import-dialog.tsx'
import { RefusedBar } from '#web/rates/edits/refused-bar.tsx'
import { useRateEdits } from '#web/rates/edits/use-rate-edits.ts'
import { ChangesPanel } from '#web/rates/panels/changes-panel.tsx'
import { PriceDetailsPanel } from '#web/rates/panels/price-details-panel.tsx'
import classes from '#web/rates/rate-calendar-page.module.css'
import { blockOf, cellsIn, type Position, type Selection } from '#web/rates/selection/selection.ts'
import { daysText, rowsText } from '#web/rates/selection/selection-text.ts'
import { viewOf } from '#web/rates/sheet/cell-view.ts'
import { RateSheet, type SheetHandle } from '#web/rates/sheet/rate-sheet.tsx'
import { planRows, rowsOf } from '#web/rates/sheet/sheet-rows.ts'
import { RangeBar } from '#web/rates/toolbar/range-bar.tsx'
import { SelectionBar } from '#web/rates/toolbar/selection-bar.tsx'
import type { RateView } from '#web/rates/use-rate-view.ts'

interface RateWorkspaceProps {
  view: RateView
  calendar: RateCalendar
  /** A note above the sheet. */
  children: ReactNode
}

/** The sheet with its toolbars, panels and dialogs. */
export const RateWorkspace = ({ view, calendar, children }: RateWorkspaceProps) => {
  const { range, today, roomType } = view
  const { room_types, rate_plans, from, to } = calendar
  const rows = useMemo(() => rowsOf({ room_types, rate_plans }, roomType), [room_types, rate_plans, roomType])
  // The days of the reply, which may still be those from before while others are loading.
  const sheet = useMemo(() => ({ rows: planRows(rows), from, days: nightsBetween(from, to) + 1 }), [rows, from, to])
  const edits = useRateEdits(calendar)
  const { rates } = edits
  const [selection, onSelect] = useState<Selection>()
  const [panel, setPanel] = useState<'price' | 'changes'>()
  const [pointed, setPointed] = useState<Position>()
  const [dialog, setDialog] = useState<RateDialog>()
  const [extendsByTap, setExtends] = useState(false)
  const handle = useRef<SheetHandle>(null)

  const block = useMemo(() => selection && blockOf(sheet, selection), [sheet, selection])
  const cells = useMemo(() => (block ? cellsIn(sheet, block) : []), [sheet, block])
  const selectedRows = block ? sheet.rows.slice(block.top, block.bottom + 1) : []
  const first = cells[0]?.date ?? from
  const last = cells.at(-1)?.date ?? to
  const what = `${rowsText(selectedRows)}, ${daysText(first, last)}`
  const views = useMemo(
    () =>
      cells.flatMap(({ room_type_id, rate_plan_id, date }) => {
        const ofType = rates?.get(room_type_id)
        return ofType ? viewOf(ofType, rate_plan_id, date) : []
      }),
    [cells, rates],
  )

  const mayChange = useMayCall()(rateEndpoints.changeCells)
  const setValues = (values: CellValues, seen?: number) => {
    if (mayChange && cells.length > 0)
      edits.change(
        cells.map((cell) => ({ ...cell, ...values })),
        what,
        seen,
      )
  }
  const paste = (text: string) => {
    if (!block || !mayChange) return
    const read = readBlock(text, sheet, block)
    if ('problem' in read) return void toast.error(read.problem)
    if (read.isCut) toast.warning(say.pasteCut)
    edits.change(read.cells, 'Pasted')
  }
  const explain = useCallback((at?: Position) => {
    setPointed(at)
    setPanel((shown) => (shown === 'price' && !at ? undefined : 'price'))
  }, [])
  const select = useCallback((next: Selection) => {
    setPointed(undefined)
    onSelect(next)
  }, [])
  const selectCell = (active: Position) => {
    select({ anchor: active, active })
    handle.current?.reveal({ anchor: active, active })
    handle.current?.focus()
  }
  const explained = pointed ?? selection?.active
  const explainedRow = explained && sheet.rows.find(({ key }) => key === explained.row)
  const explainedRates = explainedRow && rates?.get(explainedRow.type.id)
  const done = (title: string) => (saved: Parameters<typeof edits.report>[0]) => {
    setDialog(undefined)
    edits.report(saved, title)
  }
  const start = block ? { from: first, to: last } : { from: range.from, to: range.from }
  const season = block && first !== last ? { from: first, to: last } : range

  return (
    <Page
      title="Rate Calendar"
      trail={{ Home: paths.admin }}
      isWide
      action={
        <CalendarActions
          range={range}
          onOpen={setDialog}
          isShowingChanges={panel === 'changes'}
          onChanges={() => setPanel(panel === 'changes' ? undefined : 'changes')}
        />
      }
    >
      <LeaveGuard
        isUnsaved={() => edits.unsavedCells > 0}
        onDiscard={edits.discard}
        allowsLeaving={(pathname) => pathname === paths.rates}
      />
      <div className={classes.frame}>
        <RangeBar
          from={range.from}
          days={view.days}
          today={today}
          roomTypes={room_types}
          roomType={roomType}
          onFrom={(day) => view.change({ from: day })}
          onDays={(days) => view.change({ days })}
          onRoomType={(room_type_id) => view.change({ room_type_id })}
        />
        <SelectionBar
          views={views}
          rows={rowsText(selectedRows)}
          days={daysText(first, last)}
          onValues={setValues}
          isExplaining={panel === 'price'}
          onExplain={() => explain()}
          extendsByTap={extendsByTap}
          onExtends={setExtends}
        />
        {children}
        {edits.refusal && (
          <RefusedBar
            message={edits.refusal}
            cells={edits.unsavedCells}
            onSaveAgain={edits.saveAgain}
            onDiscard={edits.discard}
          />
        )}
        <div className={classes.main}>
          {rates && (
            <RateSheet
              // Other days begin at the left again.
              key={from}
              ref={handle}
              rows={rows}
              sheet={sheet}
              rates={rates}
              marks={edits.marks}
              lastChange={calendar.last_change}
              today={today}
              selection={selection}
              onSelect={select}
              extendsByTap={extendsByTap}
              onValues={setValues}
              isReadOnly={!mayChange}
              onCopy={() => block && copyBlock(sheet, block, rates)}
              onPaste={paste}
              onUndo={edits.undoLast}
              onRedo={edits.redoLast}
              onExplain={explain}
              onLeave={() => setPanel((shown) => (shown === 'price' ? undefined : shown))}
            />
          )}
          {panel === 'changes' && (
            <ChangesPanel onUndo={edits.undo} isUndoing={edits.isUndoing} onClose={() => setPanel(undefined)} />
          )}
          {panel === 'price' && explained && explainedRow && explainedRates && (
            <PriceDetailsPanel
              cell={{ room_type_id: explainedRow.type.id, rate_plan_id: explainedRow.plan.id, date: explained.date }}
              row={explainedRow}
              rates={explainedRates}
              slugs={new Map(rate_plans.map(({ id, slug }) => [id, slug]))}
              onJump={(plan) => selectCell({ row: `${explainedRow.type.id}/${plan}`, date: explained.date })}
              onClose={() => setPanel(undefined)}
            />
          )}
        </div>
      </div>
      {dialog === 'bulk' && (
        <BulkDialog
          calendar={calendar}
          start={start}
          onSaved={done('Bulk edit')}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'copy' && (
        <CopySeasonDialog
          calendar={calendar}
          start={season}
          onSaved={done('Copied season')}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'import' && (
        <ImportDialog
          last_change={calendar.last_change}
          onSaved={done('Excel import')}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Page>
  )
}
