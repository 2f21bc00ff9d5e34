import type { BookingType } from '#contract/bookings/booking.ts'
import { bookingFields, fieldNames } from '#contract/bookings/booking-fields.ts'
import type { BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import type { RoomLine } from '#web/bookings/form/booking-input.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { asDay, asAmount as asMoney, asText, asYesNo } from '#web/kit/form/value-text.ts'

export interface Names {
  guest: (id: number | null) => string
  room: (id: number | null) => string
  foodPlan: (id: number | null) => string
  source: (id: number | null) => string
  company: (id: number | null) => string
  ratePlan: (id: number | null) => string
}

type Field = keyof BookingInput
type Show = (value: never, names: Names) => string

const asLine = (line: RoomLine, names: Names) => {
  const ownDates =
    line.check_in_date || line.check_out_date ? ` (${asDay(line.check_in_date)} to ${asDay(line.check_out_date)})` : ''
  const room = line.room_type_id === null ? names.room(line.room_id) : 'any room of a type'
  return `${room} at ${asMoney(line.room_rent)}${ownDates}`
}

const showKind: Record<(typeof fieldNames)['pinned']['kind'], Show> = {
  text: asText,
  number: asText,
  day: asDay,
  money: asMoney,
  yes_no: asYesNo,
  source: (id: number | null, names) => names.source(id),
  company: (id: number | null, names) => names.company(id),
  rate_plan: (id: number | null, names) => names.ratePlan(id),
}

const shared: [Field, string, Show][] = [
  ['guest_id', 'Guest', (id: number | null, names) => names.guest(id)],
  ...bookingFields.map((field): [Field, string, Show] => [
    field,
    fieldNames[field].label,
    showKind[fieldNames[field].kind],
  ]),
  ['food_plan_id', 'Food plan', (id: number | null, names) => names.foodPlan(id)],
]
const ofIndividual: [Field, string, Show][] = [
  ['room_ids', 'Room', ([id = null]: (number | null)[], names) => names.room(id)],
  ['room_rent', 'Room rent', asMoney],
]
const ofGroup: [Field, string, Show][] = [
  ['rooms', 'Rooms', (lines: RoomLine[], names) => lines.map((line) => asLine(line, names)).join(', ')],
  ['group_name', 'Group name', asText],
  ['group_size', 'Group size', asText],
  [
    'guests',
    'Guests',
    (guests: BookingInput['guests']) => guests.map(({ guest_name }) => guest_name).join(', ') || 'none',
  ],
]

/** The labels of a booking's fields in the comparison of two clerks' changes. */
export const bookingFieldLabels = (type: BookingType, names: Names) =>
  [...shared, ...(type === 'group' ? ofGroup : ofIndividual)].map(
    ([field, label, show]): FieldLabel<BookingInput> => [field, label, (value) => show(value, names)],
  )
