import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit/audit.ts'
import { actText, changesIn } from '#web/audit/audit-text.ts'

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-15T06:00:00Z',
  who: 'Front Desk',
  approved_by: null,
  entity: 'room',
  slug: 'abc',
  action: 'update',
  before: null,
  after: null,
  title: null,
  names: {},
  about: [],
  ...more,
})
const zone = 'Asia/Kolkata'

test('shows the record, and formats money, names, dates and yes or no', () => {
  const room = entry({
    title: '204',
    before: { room_type_id: 3, room_rent: 200_000, is_active: true, check_in_date: '2026-11-15' },
    after: { room_type_id: 4, room_rent: 250_000, is_active: false, check_in_date: '2026-11-16' },
    names: { 'room_type_id 3': 'Simple', 'room_type_id 4': 'Deluxe' },
  })
  expect(actText(room)).toBe('Changed room 204')
  const note = entry({ action: 'insert', entity: 'invoice', title: 'CN-2627-000001', after: { kind: 'credit_note' } })
  expect(actText(note)).toBe('Added credit note CN-2627-000001')
  expect(changesIn(room, zone)).toEqual([
    { field: 'room type', before: 'Simple', after: 'Deluxe' },
    { field: 'room rent', before: '₹2,000.00', after: '₹2,500.00' },
    { field: 'active', before: 'yes', after: 'no' },
    { field: 'check-in', before: 'Nov 15, 2026', after: 'Nov 16, 2026' },
  ])
})

test("times are shown in the hotel's zone, and slugs and ids are not shown", () => {
  const order = entry({
    entity: 'guest_order',
    action: 'insert',
    title: 'BK-000001 (Asha Rao)',
    after: { id: 7, slug: 'x', booking_id: 1, ordered_at: '2026-11-15T20:00:00+00:00', status: 'pending' },
    names: { 'booking_id 1': 'BK-000001 (Asha Rao)' },
  })
  expect(actText(order)).toBe('Added order of BK-000001 (Asha Rao)')
  expect(changesIn(order, zone).map(({ field, after }) => [field, after])).toEqual([
    ['booking', 'BK-000001 (Asha Rao)'],
    ['ordered at', 'Nov 16, 2026, 01:30 AM'],
    ['status', 'pending'],
  ])
})

test('the nights that a repair blocked are released in words', () => {
  const repair = { entity: 'repair', title: 'The tap drips' }
  const closed = entry({ ...repair, before: { stay_slug: 'Jo20Ks59QZacDbjX' }, after: { stay_slug: null } })
  expect(changesIn(closed, zone)).toEqual([{ field: 'nights', before: 'blocked', after: 'not blocked' }])
})

test('payments, orders and rooms of a booking are described as events', () => {
  const payment = { entity: 'payment', action: 'insert' as const }
  expect(actText(entry({ ...payment, after: { kind: 'refund', amount: 50_000 } }))).toBe('Refunded ₹500.00')
  expect(actText(entry({ ...payment, after: { kind: 'payment', amount: 50_000 } }))).toBe('Received ₹500.00')

  const deposit = { entity: 'deposit', action: 'update' as const }
  expect(actText(entry({ ...deposit, action: 'insert', after: { amount: 200_000 } }))).toBe(
    'Took a security deposit of ₹2,000.00',
  )
  expect(actText(entry({ ...deposit, after: { kept_amount: 0 } }))).toBe('Returned a security deposit')
  expect(actText(entry({ ...deposit, after: { kept_amount: 59_000 } }))).toBe(
    'Returned a security deposit, kept ₹590.00',
  )

  const text = 'BK-000001 (Asha Rao)'
  const about = [{ entity: 'booking', slug: 'b', text }]
  expect(actText(entry({ entity: 'guest_order', action: 'insert', title: text, about }))).toBe('Added order of')

  const stay = { room_id: 3, booking_id: 1, check_in_date: '2026-11-16', check_out_date: '2026-11-18' }
  const names = { 'room_id 3': '204' }
  const nights = 'Nov 16, 2026 – Nov 18, 2026'
  expect(actText(entry({ entity: 'stay', action: 'delete', before: stay, names }))).toBe(`Room 204 removed: ${nights}`)
  expect(actText(entry({ entity: 'stay', action: 'insert', after: stay, names }))).toBe(`Room 204 added: ${nights}`)

  const missed = entry({ entity: 'booking', before: { status: 'booked' }, after: { status: 'no_show' } })
  expect(changesIn(missed, zone)).toEqual([{ field: 'status', before: 'booked', after: 'no-show' }])
})

test('a permission that a role gets or loses is named with its limit', () => {
  const given = (action: AuditEntry['action'], values: object) =>
    entry({
      entity: 'role_permission',
      action,
      [action === 'delete' ? 'before' : 'after']: { role_id: 3, ...values },
      names: { 'role_id 3': 'Front Desk' },
    })
  const discounts = given('insert', { permission: 'discounts.give', up_to: 15 })
  expect(actText(discounts)).toBe('Front Desk may: Give discounts (up to 15\u00a0%)')
  expect(changesIn(discounts, zone)).toEqual([{ field: 'role', before: undefined, after: 'Front Desk' }])
  const refunds = given('delete', { permission: 'payments.refund', up_to: 500_000 })
  expect(actText(refunds)).toBe('Front Desk may no longer: Refund payments (up to ₹5,000.00)')
})
