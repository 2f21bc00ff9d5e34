import { type KeyboardEvent, useRef, useState } from 'react'
import type { CellValues } from '#contract/rates/rate-change.ts'
import classes from '#web/rates/sheet/sheet.module.css'
import { readTyped } from '#web/rates/typing/read-typed.ts'

interface CellEditorProps {
  start: string
  /** It began with a typed character, not with the price of the cell. */
  isTyped: boolean
  place: { left: number; top: number; width: number; height: number }
  /** Enter, Tab or a click elsewhere. */
  onDone: (values: CellValues, key: 'Enter' | 'Tab' | 'blur', isShift: boolean) => void
  /** `isLeft`: the person has gone on to another field, which keeps the focus. */
  onCancel: (isLeft: boolean) => void
}

/** The field over the active cell. Text that is not a price stays, with the reason. */
export const CellEditor = ({ start, isTyped, place, onDone, onCancel }: CellEditorProps) => {
  const [text, setText] = useState(start)
  const [problem, setProblem] = useState<string>()
  // The field is blurred when it is removed, which must not save a second time.
  const isDone = useRef(false)
  const cancel = (isLeft: boolean) => {
    isDone.current = true
    onCancel(isLeft)
  }
  const finish = (key: 'Enter' | 'Tab' | 'blur', isShift: boolean) => {
    if (isDone.current) return
    if (text.trim() === '' || (text === start && !isTyped)) return cancel(key === 'blur')
    const read = readTyped(text)
    if ('problem' in read) return setProblem(read.problem)
    isDone.current = true
    onDone(read.values, key, isShift)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const { key, shiftKey } = event
    if (key === 'Escape') cancel(false)
    else if (key === 'Enter' || key === 'Tab') finish(key, shiftKey)
    else return
    event.preventDefault()
  }
  const { left, top, width, height } = place
  return (
    <>
      <input
        className={classes.editor}
        style={{ left, top, width: Math.max(width, 96), height }}
        aria-label="Price"
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? 'rate-problem' : undefined}
        inputMode="decimal"
        // biome-ignore lint/a11y/noAutofocus: it opens because the person is typing into the cell
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setProblem(undefined)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => finish('blur', false)}
        onPointerDown={(event) => event.stopPropagation()}
        onCopy={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
      />
      {problem && (
        <div id="rate-problem" role="alert" className={classes.problem} style={{ left, top: top + height + 2 }}>
          {problem}
        </div>
      )}
    </>
  )
}
