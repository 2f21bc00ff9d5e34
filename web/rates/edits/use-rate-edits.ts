import { useMemo, useRef, useState } from 'react'
import type { Paise } from '#contract/kit/money.ts'
import { type FieldMessages, isRefusal, Problem } from '#contract/kit/problem.ts'
import { findWrongPrice, totalOf, typedChanges } from '#contract/rates/changed-cells.ts'
import type { RateCalendar } from '#contract/rates/rate.ts'
import type { CellChanges } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { newKey } from '#web/kit/api/new-key.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { applyEdits } from '#web/rates/edits/apply-edits.ts'
import { marksOf } from '#web/rates/edits/cell-marks.ts'
import { useUndo } from '#web/rates/edits/use-undo.ts'
import { type CellsRequest, useChangeCells } from '#web/rates/rate-queries.ts'

interface Edit {
  id: number
  cells: CellChanges['cells']
  /** What the sheet shows until it is saved: +10% as the price it gave, so that it never counts twice. */
  shown: CellChanges['cells']
  /** The sum of these prices if they are calculated, such as +10%: the server compares it with its own. */
  preview_total?: Paise | undefined
  /** The change in words, for the toast. */
  what: string
  /** The last change that the sheet had when typing began: what a colleague changed later was not seen. */
  seen: number
  /** Sent without getting an answer: the same request with the same key is done once. */
  sent?: CellsRequest | undefined
  /** Why it was not saved; it stays in the sheet until it is saved again or discarded. */
  refusal?: { message: string; fields: FieldMessages }
}

/** Changes of single cells. They are shown at once and saved one after the other. */
export const useRateEdits = (calendar: RateCalendar) => {
  const { mutateAsync } = useChangeCells()
  const { report, undo, undoLast, redoLast, ownSince, refusedCells, isUndoing } = useUndo(calendar)
  const [edits, setEdits] = useState<Edit[]>([])
  const queue = useRef(Promise.resolve())
  const count = useRef(0)
  /** Why a change had no answer. Those after it wait, so that they are saved in the order in which they were typed. */
  const unanswered = useRef<string>(undefined)

  const put = (id: number, change: (edit: Edit) => Edit[]) =>
    setEdits((all) => all.flatMap((edit) => (edit.id === id ? change(edit) : edit)))

  const save = async ({ id, cells, what, seen, sent, preview_total }: Edit) => {
    const message = unanswered.current
    if (message) return put(id, (edit) => [{ ...edit, refusal: { message, fields: {} } }])
    const request = sent ?? {
      actKey: newKey(),
      body: { last_change: seen, own_changes: ownSince(seen), preview_total, cells },
    }
    try {
      const reply = await mutateAsync(request)
      put(id, () => [])
      report(reply, what)
    } catch (failure) {
      const fields = (failure instanceof Problem && failure.fields) || {}
      const refusal = { message: failureText(failure, say.saveFailed), fields }
      const isAnswered = isRefusal(failure)
      if (!isAnswered) unanswered.current = refusal.message
      put(id, (edit) => [{ ...edit, sent: isAnswered ? undefined : request, refusal }])
    }
  }
  // After the changes that are being saved, so that it undoes the last one that was typed.
  const afterSaving = (act: () => Promise<void>) => () => {
    queue.current = queue.current.then(act)
  }
  const send = (edit: Edit) => {
    queue.current = queue.current.then(() => save(edit))
  }

  // A refused change is calculated from the new rates; saving it again does the same.
  const rates = useMemo(() => {
    const drawn = edits.map(({ refusal, sent, cells, shown }) => ({ cells: refusal && !sent ? cells : shown }))
    return applyEdits(calendar, drawn)
  }, [calendar, edits])

  const change = (cells: CellChanges['cells'], what: string, seen = calendar.last_change) => {
    const changes = typedChanges(rates, cells)
    const wrong = findWrongPrice(changes)
    if (wrong) return void toast.notSaved(wrong.message)
    count.current += 1
    const shown = changes.map(({ after }) => after)
    const isCalculated = cells.some(({ percent, amount }) => percent !== undefined || amount !== undefined)
    const preview_total = isCalculated ? totalOf(changes) : undefined
    const edit = { id: count.current, cells, shown, preview_total, what, seen }
    setEdits((all) => [...all, edit])
    send(edit)
  }
  const refused = edits.filter(({ refusal }) => refusal)
  const saveAgain = () => {
    unanswered.current = undefined
    for (const { refusal, ...edit } of refused) {
      // The colleague's changes are in the sheet now, and the bar above it has named them. So are the new sums.
      const again = { ...edit, seen: calendar.last_change, preview_total: undefined }
      put(edit.id, () => [again])
      send(again)
    }
  }
  const discard = () => {
    unanswered.current = undefined
    setEdits((all) => all.filter(({ refusal }) => !refusal))
  }

  const marks = useMemo(() => marksOf(edits, refusedCells), [edits, refusedCells])
  const [first] = refused
  return {
    rates,
    marks,
    change,
    report,
    undo,
    undoLast: afterSaving(undoLast),
    redoLast: afterSaving(redoLast),
    isUndoing,
    refusal: first?.refusal?.message,
    unsavedCells: refused.reduce((sum, { cells }) => sum + cells.length, 0),
    saveAgain,
    discard,
  }
}
