import { expect, test } from 'vitest'
import { session } from '#web/kit/api/session.ts'

test('reopens the last page after sign-in, once', () => {
  session.keepAddress('/admin/guest-list?page=2')
  expect(session.takeAddress()).toBe('/admin/guest-list?page=2')
  expect(session.takeAddress()).toBeNull()
})

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)', ''])(
  'does not open another host: %s',
  (href) => {
    session.keepAddress(href)
    expect(session.takeAddress()).toBeNull()
  },
)
