import { useRef, useState } from 'react'
import { type FieldMessages, Problem } from '#contract/kit/problem.ts'
import { mostOwnChanges } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { showUndoToast } from '#web/kit/feedback/undo-toast.tsx'
import { type CellNames, nameCells } from '#web/rates/edits/name-cells.ts'
import { useUndoChange } from '#web/rates/rate-queries.ts'

interface Saved {
  message: string
  data: { change: number | null }
}

const mostNamed = 3

/** Reports saved changes with an Undo button, and remembers them for Ctrl+Z. */
export const useUndo = (names: CellNames) => {
  const { mutateAsync, isPending } = useUndoChange()
  const changes = useRef<number[]>([])
  const undone = useRef<number[]>([])
  const own = useRef<number[]>([])
  const shown = useRef<string>(undefined)
  /** Why the last undo was refused, by cell; the sheet marks these until something else is saved. */
  const [refusedCells, setRefusedCells] = useState<FieldMessages>({})
  const remember = (change: number | null) => {
    if (change !== null) own.current = [...own.current, change].slice(-mostOwnChanges)
  }

  /** Undoes a change, or makes an undone one again by undoing its undo. */
  const undo = async (id: number) => {
    const isRedo = undone.current.includes(id)
    changes.current = changes.current.filter((other) => other !== id)
    undone.current = undone.current.filter((other) => other !== id)
    if (shown.current) toast.hide(shown.current)
    try {
      const { message, data } = await mutateAsync(id)
      remember(data.change)
      setRefusedCells({})
      if (data.change !== null) (isRedo ? changes : undone).current.push(data.change)
      toast.success(message)
    } catch (failure) {
      const fields = (failure instanceof Problem && failure.fields) || {}
      setRefusedCells(fields)
      const cells = nameCells(fields, names)
      const named = cells.slice(0, mostNamed).map(({ cell, message }) => `${cell}: ${message}.`)
      toast.notSaved([failureText(failure, say.undoFailed), ...named].join(' '), 'Not undone')
    }
  }

  const report = ({ message, data: { change } }: Saved, what = '') => {
    remember(change)
    setRefusedCells({})
    undone.current = []
    // Only the last change is offered; older ones are in the list of changes.
    if (shown.current) toast.hide(shown.current)
    if (change === null) return void toast.success(message)
    changes.current.push(change)
    shown.current = showUndoToast({
      title: message,
      message: what,
      onUndo: () => undo(change),
      position: 'bottom-right',
    })
  }

  const undoLast = async () => {
    const last = changes.current.at(-1)
    if (last === undefined) toast.warning(say.nothingToUndo, 'Undo')
    else await undo(last)
  }
  const redoLast = async () => {
    const last = undone.current.at(-1)
    if (last === undefined) toast.warning(say.nothingToRedo, 'Redo')
    else await undo(last)
  }
  /** The person's own changes after another one. */
  const ownSince = (seen: number) => own.current.filter((change) => change > seen)
  return { report, undo, undoLast, redoLast, ownSince, refusedCells, isUndoing: isPending }
}
