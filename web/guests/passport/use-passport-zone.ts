import { useRef, useState } from 'react'
import { hasAllLines, isWholeZone, zoneRows } from '#contract/guests/passport/zone-lines.ts'
import { zoneMessages } from '#contract/guests/passport/zone-messages.ts'
import { useGuestFormState } from '#web/guests/form/guest-fields.tsx'
import { type Difference, fillFromZone, replaceByZone } from '#web/guests/passport/fill-from-zone.ts'

// The library is loaded only by those who use the field.
const loadReader = () => import('#contract/guests/passport/machine-readable-zone.ts')

interface Outcome {
  problem?: string
  notes: string[]
  differences: Difference[]
}

const nothing: Outcome = { notes: [], differences: [] }

/** The text of the zone's field, and what became of it. */
export const usePassportZone = () => {
  const state = useGuestFormState()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState(nothing)
  const newest = useRef('')
  const done = useRef('')

  const read = async (typed: string) => {
    const reader = await loadReader().catch(() => undefined)
    // A scanner types on while the library is loaded.
    if (newest.current !== typed) return
    const reading = reader?.readZone(typed, state.today) ?? { problem: zoneMessages.notLoaded }
    if ('problem' in reading) return setOutcome({ ...nothing, problem: reading.problem })
    const { filled, differences } = fillFromZone(state, reading.values)
    // Emptied for the next scan: the values are in the fields now.
    done.current = typed.trim()
    newest.current = ''
    setText('')
    setOutcome({ notes: [...notesOn(filled, differences), ...reading.notes], differences })
  }

  const change = (typed: string) => {
    // The last Enter of a scanner may come before the field is shown empty.
    const isDone = ['', done.current].includes(typed.trim())
    const next = isDone ? '' : typed
    if (!isDone) done.current = ''
    newest.current = next
    setText(next)
    if (isWholeZone(zoneRows(next))) read(next)
    else if (next !== '') setOutcome(nothing)
  }
  const settle = (difference: Difference) =>
    setOutcome({ ...outcome, differences: outcome.differences.filter((other) => other !== difference) })

  return {
    text,
    ...outcome,
    change,
    /** After Enter. A line break at the end, so that a second scan begins on its own line. */
    endLine: () => {
      const typed = newest.current
      if (!hasAllLines(zoneRows(typed))) return false
      newest.current = `${typed.trimEnd()}\n`
      setText(newest.current)
      read(newest.current)
      return true
    },
    /** Pasted lines replace the ones before; a part of them is inserted as usual. */
    paste: (pasted: string) => {
      const isWhole = hasAllLines(zoneRows(pasted))
      if (isWhole) {
        newest.current = pasted
        setText(pasted)
        read(pasted)
      }
      return isWhole
    },
    leave: () => newest.current !== '' && read(newest.current),
    prepare: () => void loadReader().catch(() => undefined),
    replace: (difference: Difference) => {
      replaceByZone(state, difference)
      settle(difference)
    },
    keep: () => setOutcome({ ...outcome, differences: [] }),
  }
}

const notesOn = (filled: string[], differences: Difference[]) => {
  if (filled.length > 0) return [zoneMessages.filled(filled), zoneMessages.compareName]
  return differences.length > 0 ? [] : [zoneMessages.nothingNew]
}
