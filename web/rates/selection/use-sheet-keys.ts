import { type KeyboardEvent, useRef } from 'react'
import { blockOf, placeOf, positionAt, type Selection, type Sheet, step } from '#web/rates/selection/selection.ts'

interface SheetKeys {
  sheet: Sheet
  selection: Selection | undefined
  onSelect: (selection: Selection) => void
  reveal: (selection: Selection) => void
  /** Starts typing into the active cell, with the typed character or with its price. */
  onEdit: (typed: string | undefined) => void
  onClear: () => void
  onUndo: () => void
  onRedo: () => void
  onExplain: () => void
  onLeave: () => void
}

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  PageUp: { x: 0, y: -8 },
  PageDown: { x: 0, y: 8 },
}
const far = 10_000

/** The keys of a spreadsheet. */
export const useSheetKeys = (keys: SheetKeys) => {
  const { sheet, selection } = keys
  // After Escape, Tab leaves the sheet.
  const leaves = useRef(false)

  const go = (next: Selection) => {
    keys.onSelect(next)
    keys.reveal(next)
  }
  const move = (by: { x: number; y: number }, grows: boolean) => {
    const first = positionAt(sheet, 0, 0)
    if (!first) return
    if (!selection || !blockOf(sheet, selection)) return go({ anchor: first, active: first })
    go(step(sheet, selection, by, grows))
  }
  const selectAll = (axis: 'row' | 'column' | 'all') => {
    const place = selection && placeOf(sheet, selection.active)
    if (!place) return
    const anchor = positionAt(sheet, axis === 'column' ? place.x : 0, axis === 'row' ? place.y : 0)
    const active = positionAt(sheet, axis === 'column' ? place.x : far, axis === 'row' ? place.y : far)
    if (anchor && active) keys.onSelect({ anchor, active })
  }

  /** Does what the key says; false for a key that the sheet does not use. */
  const act = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event
    const isControl = event.ctrlKey || event.metaKey
    const arrow = arrows[key]
    if (arrow) {
      const jump = isControl ? far : 1
      move({ x: arrow.x * jump, y: arrow.y * jump }, shiftKey)
    } else if (key === 'Home') move({ x: -far, y: isControl ? -far : 0 }, shiftKey)
    else if (key === 'End') move({ x: far, y: isControl ? far : 0 }, shiftKey)
    else if (key === 'Tab' && !leaves.current) move({ x: shiftKey ? -1 : 1, y: 0 }, false)
    else if (key === 'Enter') move({ x: 0, y: shiftKey ? -1 : 1 }, false)
    else if (key === 'F2') keys.onEdit(undefined)
    else if (key === 'Delete' || key === 'Backspace') keys.onClear()
    else if (key === 'Alt') keys.onExplain()
    else if (key === 'Escape') keys.onLeave()
    else if (isControl && key.toLowerCase() === 'z') (shiftKey ? keys.onRedo : keys.onUndo)()
    else if (isControl && key.toLowerCase() === 'y') keys.onRedo()
    else if (isControl && key.toLowerCase() === 'a') selectAll('all')
    else if (key === ' ' && (isControl || shiftKey)) selectAll(isControl ? 'column' : 'row')
    else if (!isControl && !event.altKey && /^[\d+\-−.₹]$/.test(key)) keys.onEdit(key)
    else return false
    return true
  }

  return (event: KeyboardEvent) => {
    if (act(event)) event.preventDefault()
    if (event.key !== 'Shift') leaves.current = event.key === 'Escape'
  }
}
