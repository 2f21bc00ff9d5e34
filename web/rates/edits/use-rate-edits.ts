import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { type FieldMessages, isRefusal, Problem } from '#contract/kit/problem.ts'
import { cellKey, type RateCalendar, type RatesQuery } from '#contract/rates/rate.ts'
import { type CellChanges, typedChanges } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { applyEdits } from '#web/rates/edits/apply-edits.ts'
import { useUndo } from '#web/rates/edits/use-undo.ts'
import { ratesQuery, useChangeCells } from '#web/rates/rate-queries.ts'

interface Edit {
  id: number
  cells: CellChanges['cells']
  /** What the sheet shows until it is saved: +10% as the price it gave, so that it never counts twice. */
  shown: CellChanges['cells']
  /** The change in words, for the toast. */
  what: string
  /** Sent without getting an answer: sent again against the same rates, it is done once. */
  last_change?: number | undefined
  /** Why it was not saved; it stays in the sheet until it is saved again or discarded. */
  refusal?: { message: string; fields: FieldMessages }
}

/** A cell that is not saved yet, or that a colleague changed meanwhile. */
export type CellMark = { kind: 'saving' | 'unsaved' | 'changed'; message: string }

/**
 * Changes of single cells. They are shown at once and saved one after the other, each against the rates that were read
 * after the one before, so that no change is mistaken for a colleague's.
 */
export const useRateEdits = (calendar: RateCalendar | undefined, range: RatesQuery) => {
  const client = useQueryClient()
  const { mutateAsync } = useChangeCells()
  const { report, undo, undoLast, isUndoing } = useUndo()
  const [edits, setEdits] = useState<Edit[]>([])
  const queue = useRef(Promise.resolve())
  const count = useRef(0)

  const put = (id: number, change: (edit: Edit) => Edit[]) =>
    setEdits((all) => all.flatMap((edit) => (edit.id === id ? change(edit) : edit)))

  const save = async ({ id, cells, what, last_change: sent }: Edit) => {
    const read = client.getQueryData(ratesQuery(range).queryKey) ?? calendar
    const last_change = sent ?? read?.last_change
    try {
      const reply = await mutateAsync({ last_change, cells })
      put(id, () => [])
      report(reply, what)
    } catch (failure) {
      const fields = (failure instanceof Problem && failure.fields) || {}
      const unanswered = isRefusal(failure) ? undefined : last_change
      put(id, (edit) => [
        { ...edit, last_change: unanswered, refusal: { message: failureText(failure, say.saveFailed), fields } },
      ])
    }
  }
  // After the changes that are being saved, so that it undoes the last one that was typed.
  const undoAfterSaving = () => {
    queue.current = queue.current.then(undoLast)
  }
  const send = (edit: Edit) => {
    queue.current = queue.current.then(() => save(edit))
  }

  // A refused change is calculated from the new rates; saving it again does the same.
  const rates = useMemo(() => {
    const drawn = edits.map(({ refusal, last_change, cells, shown }) => ({
      cells: refusal && last_change === undefined ? cells : shown,
    }))
    return calendar && applyEdits(calendar, drawn)
  }, [calendar, edits])

  const change = (cells: CellChanges['cells'], what: string) => {
    count.current += 1
    const shown = rates ? typedChanges(rates, cells).map(({ after }) => after) : cells
    const edit = { id: count.current, cells, shown, what }
    setEdits((all) => [...all, edit])
    send(edit)
  }
  const refused = edits.filter(({ refusal }) => refusal)
  const saveAgain = () => {
    for (const edit of refused) {
      const { refusal: _, ...again } = edit
      put(edit.id, () => [again])
      send(again)
    }
  }
  const discard = () => setEdits((all) => all.filter(({ refusal }) => !refusal))

  const marks = useMemo(() => marksOf(edits), [edits])
  const [first] = refused
  return {
    rates,
    marks,
    change,
    report,
    undo,
    undoLast: undoAfterSaving,
    isUndoing,
    refusal: first?.refusal?.message,
    unsavedCells: refused.reduce((sum, { cells }) => sum + cells.length, 0),
    saveAgain,
    discard,
  }
}

const marksOf = (edits: Edit[]) => {
  const marks = new Map<string, CellMark>()
  for (const { cells, refusal } of edits) {
    for (const cell of cells) {
      const key = cellKey(cell)
      const changed = refusal?.fields[key]?.[0]
      if (changed) marks.set(key, { kind: 'changed', message: changed })
      else marks.set(key, refusal ? { kind: 'unsaved', message: say.notSaved } : { kind: 'saving', message: '' })
    }
  }
  return marks
}
