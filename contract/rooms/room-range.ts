import { endpoint } from '#contract/kit/endpoint.ts'
import { Done, dataOf } from '#contract/kit/replies.ts'
import { requiredText } from '#contract/kit/text.ts'
import { z } from '#contract/kit/z.ts'
import { RoomDraft } from '#contract/rooms/room.ts'
import { roomMessages as say } from '#contract/rooms/room-messages.ts'

const mostRoomsAtOnce = 200
const longestNumber = 20

/** The numbers of a range such as 101-112 or A1-A9, or a single number; undefined for a range that goes down. */
const expandPart = (part: string): string[] | undefined => {
  const [, before = '', first = '', again = '', last = ''] =
    /^(\D*)(\d{1,9})\s*[-–—]\s*(\D*)(\d{1,9})$/.exec(part) ?? []
  if (first === '' || (again !== '' && again !== before)) return [part]
  const count = Number(last) - Number(first) + 1
  if (count < 1) return undefined
  // One number above the limit is enough to refuse the range.
  const length = Math.min(count, mostRoomsAtOnce + 1)
  return Array.from({ length }, (_, index) => before + String(Number(first) + index).padStart(first.length, '0'))
}

/** The room numbers in a text such as `101-105, 201-205, 301`, or the message for an invalid text. */
export const expandRoomNumbers = (typed: string): { numbers: string[]; wrong?: string } => {
  const numbers = new Map<string, string>()
  for (const part of typed.split(',').map((text) => text.trim())) {
    if (part === '') continue
    const expanded = expandPart(part)
    if (!expanded) return { numbers: [], wrong: say.rangeGoesDown(part) }
    for (const number of expanded) numbers.set(number.toLowerCase(), number)
  }
  const all = [...numbers.values()]
  if (all.length === 0) return { numbers: [], wrong: say.rangeIsEmpty }
  if (all.length > mostRoomsAtOnce) return { numbers: [], wrong: say.rangeTooLong(mostRoomsAtOnce) }
  const long = all.find((number) => number.length > longestNumber)
  return long ? { numbers: [], wrong: say.numberTooLong(long) } : { numbers: all }
}

/** Room numbers as they are typed: `101-105, 201-205`. */
const RoomNumbers = requiredText(500).superRefine((typed, context) => {
  const { wrong } = expandRoomNumbers(typed)
  if (typed !== '' && wrong) context.addIssue({ code: 'custom', input: typed, message: wrong })
})

export const RoomRangeDraft = RoomDraft.pick({ room_type_id: true, description: true }).extend({
  room_numbers: RoomNumbers,
})
export type RoomRangeDraft = z.infer<typeof RoomRangeDraft>

const path = '/rooms/range'

export const roomRangeEndpoints = {
  preview: endpoint({
    method: 'GET',
    path,
    access: 'rooms.change',
    summary: 'The rooms that a range such as 101-112 would add, and those that exist already',
    query: z.object({ room_numbers: RoomNumbers }),
    reply: dataOf(z.object({ numbers: z.array(z.string()), existing: z.array(z.string()) })),
  }),
  save: endpoint({
    method: 'POST',
    path,
    access: 'rooms.change',
    summary: 'Add several rooms of one type at once, all or none of them',
    body: RoomRangeDraft,
    reply: Done,
    status: 201,
  }),
}
