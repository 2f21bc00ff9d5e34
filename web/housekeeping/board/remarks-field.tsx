import { Button } from '@mantine/core'
import { useState } from 'react'
import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import classes from '#web/housekeeping/board/board.module.css'
import type { ChangeRoom, Refused } from '#web/housekeeping/board/use-board-changes.ts'
import { drafts } from '#web/kit/form/drafts.ts'

interface RemarksFieldProps {
  room: HousekeepingRoom
  /** The day of the board, for what is typed and not saved yet. */
  day: string
  onSave: ChangeRoom
}

interface Typed {
  text: string
  /** The room when the typing began. */
  room: HousekeepingRoom
}

/**
 * Remarks, saved with Enter or when the field is left. What is typed survives a reload, a colleague's change and a
 * refusal.
 */
export const RemarksField = ({ room, day, onSave }: RemarksFieldProps) => {
  const address = `housekeeping/${day}/${room.slug}`
  const [typed, setTyped] = useState<Typed | undefined>(() => drafts.read(address)?.values as Typed | undefined)
  const [refused, setRefused] = useState<Refused>()
  const [busy, setBusy] = useState(false)

  const type = (text: string) => {
    const next = { text, room: typed?.room ?? room }
    setTyped(next)
    drafts.keep(address, { values: next })
  }
  const forget = () => {
    setTyped(undefined)
    setRefused(undefined)
    drafts.drop(address)
  }
  const save = async (from: HousekeepingRoom) => {
    if (!typed || busy) return
    const remarks = typed.text.trim()
    if (remarks === from.remarks) return forget()
    setBusy(true)
    const result = await onSave(from, { remarks })
    setBusy(false)
    if (result) setRefused(result)
    else forget()
  }

  return (
    <div className={classes.remarks}>
      <input
        aria-label={`Remarks for ${room.room_number}`}
        placeholder="Remarks"
        maxLength={500}
        data-cell="remarks"
        title={room.remarks}
        value={typed?.text ?? room.remarks}
        aria-invalid={refused !== undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => !refused && typed && save(typed.room)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed) void save(refused?.now ?? typed.room)
          if (event.key === 'Escape') forget()
        }}
      />
      {refused && (
        <div className={classes.refused} role="alert" data-tone="danger">
          <span>
            {refused.reason}
            {refused.now && ` Now: “${refused.now.remarks || 'empty'}”.`}
          </span>
          <Button size="compact-xs" loading={busy} onClick={() => save(refused.now ?? typed?.room ?? room)}>
            {refused.now ? 'Save mine' : 'Try again'}
          </Button>
          <Button size="compact-xs" variant="default" onClick={forget}>
            {refused.now ? 'Use theirs' : 'Discard'}
          </Button>
        </div>
      )}
    </div>
  )
}
