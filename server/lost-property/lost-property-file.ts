import { type LostPropertyQuery, placeOf } from '#contract/lost-property/lost-property.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import type { Db } from '#server/db/connect.ts'
import { dayCell, dayFormat, spreadsheet } from '#server/kit/documents/spreadsheet.ts'
import { eachLostProperty, type Reader } from '#server/lost-property/lost-property-store.ts'

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
export const lostPropertyFile = async (db: Db, query: LostPropertyQuery, reader: Reader) => ({
  bytes: await spreadsheet('Lost property', columns, cells(eachLostProperty(db, query, reader))),
  name: 'lost-property.xlsx',
})
