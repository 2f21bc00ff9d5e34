import { expect, test } from 'vitest'
import { localTime } from '#contract/kit/time/local-time.ts'

const OrderTime = localTime('Order date & time is required.')
const saidOf = (text: unknown) => OrderTime.safeParse(text).error?.issues.map(({ message }) => message)

test('accepts a date with a time', () => expect(OrderTime.parse('2026-11-15 20:30:00')).toBe('2026-11-15 20:30:00'))

test.each([undefined, '', '2026-11-15', '20:30:00'])('%s is incomplete', (text) =>
  expect(saidOf(text)?.[0]).toBe('Order date & time is required.'),
)

test.each(['2026-02-30 20:30:00', '2026-11-15 25:00:00', 'soon'])('%s is not a valid time', (text) =>
  expect(saidOf(text)).toEqual(['Enter a real date and time as YYYY-MM-DD HH:MM:SS']),
)
