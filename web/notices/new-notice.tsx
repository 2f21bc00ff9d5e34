import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Notice } from '#contract/notices/notice.ts'
import { noticeLabel } from '#contract/notices/notice-messages.ts'

/** Announces new notices to screen readers, except those from before the page was opened and one's own. */
export const NewNotice = ({ notices }: { notices: Notice[] | undefined }) => {
  const last = useRef<number>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!notices) return
    const [newest] = notices
    const known = last.current
    last.current = Math.max(known ?? 0, newest?.id ?? 0)
    if (newest && known !== undefined && newest.id > known && !newest.is_read) {
      setSaid(`${noticeLabel(newest.kind)}: ${newest.message}`)
    }
  }, [notices])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  )
}
