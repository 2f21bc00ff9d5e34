import { expect, test } from 'vitest'
import { agoText, bellText, linkOf } from '#web/notices/notice-text.ts'

const now = new Date('2026-11-15T06:00:00Z')

test.each([
  ['2026-11-15T06:00:20Z', 'just now'],
  ['2026-11-15T05:55:00Z', '5 min ago'],
  ['2026-11-15T03:10:00Z', '2 h ago'],
  // The hotel's day began at 18:30 of the day before.
  ['2026-11-14T18:29:00Z', 'Yesterday, 11:59 PM'],
  ['2026-11-12T06:00:00Z', 'Nov 12, 2026, 11:30 AM'],
])('%s was %s', (at, text) => {
  expect(agoText(at, now, 'Asia/Kolkata')).toBe(text)
})

test('the bell counts to 99', () => {
  expect([0, 1, 99, 100].map(bellText)).toEqual([
    'Notifications',
    'Notifications, 1 unread',
    'Notifications, 99 unread',
    'Notifications, 99+ unread',
  ])
})

test('a notice links to its subject', () => {
  expect(linkOf({ subject: 'invoice', slug: 'abc' })).toEqual({ to: '/admin/invoice/view', search: { slug: 'abc' } })
  expect(linkOf({ subject: 'failed_job', slug: '7' })).toMatchObject({ to: '/admin/settings/jobs' })
})
