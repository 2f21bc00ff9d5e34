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

test('a value kept for use without a connection belongs to one token, and is deleted with the session', () => {
  session.begin('one', true)
  session.keep('rooms', 'one', [101])
  session.keep('rooms', 'other', [102])
  expect(session.kept('rooms', 'one')).toEqual([101])
  expect(session.kept('rooms', 'other')).toBeUndefined()
  session.begin('other', true)
  expect(session.kept('rooms', 'one')).toBeUndefined()
})
