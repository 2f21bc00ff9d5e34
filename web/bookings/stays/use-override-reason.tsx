import { useRef, useState } from 'react'
import { Problem } from '#contract/kit/problem.ts'
import { quoteMessages as say } from '#contract/rates/quote-messages.ts'
import type { usePreview } from '#web/bookings/stays/stay-queries.ts'
import classes from '#web/bookings/stays/stays.module.css'
import { ReasonForWarnings } from '#web/kit/feedback/reason-for-warnings.tsx'

/** Names the restrictions that a change of a stay violates, and asks for a reason. */
export const useOverrideReason = ({ data, refetch }: ReturnType<typeof usePreview>, isComplete: boolean) => {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const violations = isComplete ? (data?.violations ?? []) : []
  const isNeeded = violations.length > 0

  /** The reason to send, empty if none is needed; undefined after the desk was told that one is missing. */
  const check = () => {
    if (!isNeeded) return {}
    if (reason.trim()) return { rate_override_reason: reason.trim() }
    setMissing(true)
    field.current?.focus()
    return undefined
  }
  /** The rates have changed since the preview: it is read again, beside the server's sentence. */
  const onRefused = (failure: unknown) => {
    if (failure instanceof Problem && failure.code === 'reason_required') void refetch()
    return false
  }
  const fields = isNeeded && (
    <div className={classes.reason}>
      <ReasonForWarnings
        warnings={violations.map(say.sentence)}
        help={say.changeHelp}
        value={reason}
        onChange={setReason}
        error={isMissing && !reason.trim() && say.changeReasonRequired}
        field={field}
      />
    </div>
  )
  return { check, onRefused, fields }
}
