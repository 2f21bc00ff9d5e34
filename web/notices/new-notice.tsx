import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Notice } from '#contract/notices/notice.ts'
import { noticeLabel } from '#contract/notices/notice-messages.ts'

/** Reads a new notice aloud to who can't see the bell; not what was there when the page was opened, nor one's own. */
export const NewNotice = ({ newest }: { newest: Notice | undefined }) => {
  const last = useRef<number>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!newest) return
    const isNews = last.current !== undefined && newest.id > last.current && !newest.is_read
    last.current = Math.max(last.current ?? 0, newest.id)
    if (isNews) setSaid(`${noticeLabel(newest.kind)}: ${newest.message}`)
  }, [newest])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  )
}
