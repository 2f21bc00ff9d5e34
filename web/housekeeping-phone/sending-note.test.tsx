import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SendingNote } from '#web/housekeeping-phone/sending-note.tsx'
import type { PhoneSteps } from '#web/housekeeping-phone/use-phone-queue.ts'
import { show } from '#web/testing/show.tsx'

interface Situation {
  unsent?: number
  isRead?: boolean
  isOffline?: boolean
  isLate?: boolean
  refused?: number
}

const noteIn = ({ unsent = 0, isRead = true, isOffline = false, isLate = isOffline, refused = 0 }: Situation) => {
  const queue = { unsent, isRead, ofOthers: [], refused: Array.from({ length: refused }) } as unknown as PhoneSteps
  const { unmount } = show(
    <SendingNote
      isOffline={isOffline}
      isLate={isLate}
      readAt={0}
      time_zone="Asia/Kolkata"
      rooms={[]}
      date="2026-11-18"
      queue={queue}
    />,
  )
  const text = screen.getByRole('status').textContent
  unmount()
  return text
}

test('the note says "All sent" only when the server has answered every step', () => {
  expect(noteIn({})).toBe('All sent')
  expect(noteIn({ unsent: 1 }), 'on its way').toBe('Sending …')
  expect(noteIn({ isRead: false }), 'the stored steps are not read yet').toBe('Sending …')
  expect(noteIn({ unsent: 2, isLate: true })).toBe('2 waiting to be sent')
  expect(noteIn({ isOffline: true })).toBe('No connection · rooms as of 05:30 AM')
  expect(noteIn({ unsent: 1, isOffline: true })).toBe('No connection · 1 waiting to be sent · rooms as of 05:30 AM')
  expect(noteIn({ refused: 1 })).toBe('1 not accepted')
  expect(noteIn({ unsent: 1, refused: 1 })).toBe('Sending … · 1 not accepted')
})
