import { expect, it } from 'vitest'
import { tilesOf } from '#web/calendar/bars/bar-tiles.ts'
import { drawnBars } from '#web/calendar/bars/drawn-bars.ts'
import { indexStays } from '#web/calendar/bars/stay-index.ts'
import { layOut } from '#web/calendar/grid/geometry.ts'
import { makeBlock, makeRoom, makeRoomType, makeStay } from '#web/calendar/testing/make-calendar.ts'

const today = '2026-11-16'
const stays = [
  makeStay({ stay: 'early', room_id: 10, check_in_date: '2026-11-03', check_out_date: '2026-11-05' }),
  makeStay({ stay: 'late', room_id: 10, check_in_date: '2026-11-23', check_out_date: '2026-11-25' }),
]
const blocks = [makeBlock({ room_id: 10, check_in_date: '2026-11-10', check_out_date: '2026-11-12' })]
const geometry = layOut({
  firstDay: '2026-11-02',
  dayCount: 60,
  dayWidth: 40,
  rowHeight: 36,
  room_types: [makeRoomType()],
  rooms: [makeRoom({ id: 10 })],
})

const barsUntil = (last: number, shown = stays) =>
  drawnBars(geometry, indexStays({ stays: shown, blocks }, today), geometry.rows, { first: 0, last })

it('keeps the tiles that scrolling does not change', () => {
  const before = tilesOf(barsUntil(13), geometry, [])
  const after = tilesOf(barsUntil(40), geometry, before)
  expect(before.flatMap((tile) => tile.stays.map(({ stay }) => stay.stay))).toEqual(['early'])
  expect(after).toHaveLength(3)
  expect(before.every((tile) => after.includes(tile))).toBe(true)
})

it('draws a tile again when one of its bars changes', () => {
  const before = tilesOf(barsUntil(40), geometry, [])
  const longer = stays.map((stay) => (stay.stay === 'late' ? { ...stay, check_out_date: '2026-11-27' } : stay))
  const after = tilesOf(barsUntil(40, longer), geometry, before)
  const changed = after.filter((tile) => !before.includes(tile))
  expect(changed.flatMap((tile) => tile.stays.map(({ stay }) => stay.stay))).toEqual(['late'])
})
