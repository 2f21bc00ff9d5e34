import { type LostPropertyQuery, placeOf } from '#contract/lost-property/lost-property.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import { dayCell, dayFormat, spreadsheet } from '#server/kit/documents/spreadsheet.ts'
import type { Services } from '#server/kit/services.ts'
import { eachLostProperty } from '#server/lost-property/lost-property-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

const columns = [
  { header: 'Found on', width: 13, format: dayFormat },
  { header: 'Description', width: 40 },
  { header: 'Found in', width: 24 },
  { header: 'Found by', width: 22 },
  { header: 'Kept in', width: 22 },
  { header: 'Keep until', width: 13, format: dayFormat },
  { header: 'Status', width: 14 },
  { header: 'Returned to', width: 24 },
  { header: 'Returned or disposed of on', width: 24, format: dayFormat },
  { header: 'Note', width: 40 },
]

async function* cells(things: ReturnType<typeof eachLostProperty>) {
  for await (const thing of things) {
    yield [
      dayCell(thing.found_on),
      thing.description,
      placeOf(thing),
      thing.found_by,
      thing.kept_in,
      dayCell(thing.keep_until),
      say.statuses[thing.status],
      thing.returned_to,
      thing.closed_on ? dayCell(thing.closed_on) : '',
      thing.closing_note,
    ]
  }
}

/** The Excel file of the list, with all that match. */
export const lostPropertyFile = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, query: LostPropertyQuery) => ({
  bytes: await spreadsheet('Lost property', columns, cells(eachLostProperty(db, query, await hotelToday(db, clock)))),
  name: 'lost-property.xlsx',
})
