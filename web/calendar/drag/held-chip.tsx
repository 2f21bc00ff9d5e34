import { Portal } from '@mantine/core'
import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { movesToSend } from '#contract/calendar/apply-moves.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import classes from '#web/calendar/drag/drag.module.css'
import { heldText } from '#web/calendar/drag/held-text.ts'
import type { HeldView } from '#web/calendar/drag/use-held.ts'
import {
  addedTo,
  canTakePlanPrice,
  planPriceChange,
  signedRupees,
  violationsText,
} from '#web/calendar/rearrange/move-text.ts'
import { usePreviewMoves } from '#web/calendar/rearrange/rearrange-queries.ts'

interface HeldChipProps {
  view: HeldView
  calendar: Pick<CalendarData, 'rooms' | 'room_types'>
  today: CalendarDate
  /** A point of the window, beside which the chip is shown. */
  at: { x: number; y: number }
  followsPointer: boolean
}

const width = 320
const height = 96

/** Beside a point, and always inside the window. */
const beside = ({ x, y }: { x: number; y: number }) => ({
  left: Math.max(8, Math.min(x + 16, window.innerWidth - width - 8)),
  top: y + 24 + height > window.innerHeight ? y - height : y + 24,
})

/** Moves the chip with the pointer. Not by React: the pointer moves on every frame. */
const useFollowing = (isOn: boolean) => {
  const chip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOn) return
    const follow = (event: PointerEvent) => {
      const { left, top } = beside({ x: event.clientX, y: event.clientY })
      if (chip.current) Object.assign(chip.current.style, { left: `${left}px`, top: `${top}px` })
    }
    window.addEventListener('pointermove', follow)
    return () => window.removeEventListener('pointermove', follow)
  }, [isOn])
  return chip
}

/** Says what will happen if the held bar is dropped here, or why it can't be. */
export const HeldChip = ({ view, calendar, today, at, followsPointer }: HeldChipProps) => {
  const { targets, reason, isUnmoved, isTaken, warnings } = view
  const isSendable = !reason && !isUnmoved && targets.every(({ room_id }) => room_id !== null)
  const kept = usePreviewMoves(isSendable && targets.length > 0 ? movesToSend(targets) : undefined)
  const added = kept && addedTo(kept.bills)
  const newRents = canTakePlanPrice(calendar, targets)
  const renewed = usePreviewMoves(isSendable && newRents.size > 0 ? movesToSend(targets, newRents) : undefined)
  const price = planPriceChange(kept?.bills, renewed?.bills)
  const violated = violationsText(kept?.violations ?? [])
  const { left, top } = beside(at)
  const chip = useFollowing(followsPointer)
  return (
    <Portal>
      <div
        ref={chip}
        className={classes.chip}
        data-held-chip
        data-refused={reason && !isTaken ? true : undefined}
        style={{ left, top, maxWidth: width }}
      >
        <strong>
          {heldText(view, calendar, today)}
          {added ? `, ${signedRupees(added)}` : ''}
        </strong>
        {price && <span>{price}</span>}
        {reason && (
          <span className={classes.why}>
            {isTaken ? <IconAlertTriangle size={16} /> : <IconBan size={16} />}
            {isTaken ? `Conflict: ${reason}` : reason}
          </span>
        )}
        {!reason &&
          [...warnings, ...violated].map((warning) => (
            <span key={warning} className={classes.warning}>
              <IconAlertTriangle size={16} />
              {warning}
            </span>
          ))}
      </div>
    </Portal>
  )
}
