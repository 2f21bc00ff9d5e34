import { expect, test } from 'vitest'
import { isWeekend, monthName, weekdayName } from '#web/kit/time/day-name.ts'

test('Saturday and Sunday are the weekend', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  expect(days.map(weekdayName)).toEqual(['Fri', 'Sat', 'Sun', 'Mon'])
  expect(days.map(isWeekend)).toEqual([false, true, true, false])
  expect(monthName('2026-12-24')).toBe('December 2026')
})
