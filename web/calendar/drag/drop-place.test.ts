import { expect, test } from 'vitest'
import { calendarOf, today } from '#contract/calendar/testing/small-calendar.ts'
import { dropPlace } from '#web/calendar/drag/drop-place.ts'
import { headingHeight, layOut } from '#web/calendar/grid/geometry.ts'
import { headerHeight } from '#web/calendar/scroll/use-grid-scroll.ts'

const geometry = layOut({ ...calendarOf([]), firstDay: today, dayCount: 14, dayWidth: 100, rowHeight: 36 })
const scroller = { left: 200, top: 100, right: 1000, bottom: 600 }
const bodyTop = scroller.top + headerHeight
const at = (y: number, x = 500, scrolled = 0) => dropPlace(geometry, scroller, bodyTop - scrolled, { x, y })

test('a bar is dropped on the row of a room', () => {
  expect(at(bodyTop + headingHeight + 10)).toMatchObject({ room: { room_number: '101' } })
  expect(at(bodyTop + headingHeight + 46)).toMatchObject({ room: { room_number: '102' } })
})

test('a heading, the days above and the space below the rooms are not a room', () => {
  expect(at(bodyTop + 10)).toBe('heading')
  expect(at(bodyTop + geometry.height + 5)).toBe('heading')
  // Rooms are scrolled below the days.
  expect(at(bodyTop - 20, 500, 60)).toBe('heading')
})

test('the title of the page and the menu are outside', () => {
  expect(at(50)).toBe('outside')
  expect(at(bodyTop + headingHeight + 10, 100)).toBe('outside')
})
