import { useEffect } from 'react'
import { addUpPeople, isSameParty, splitPeople } from '#contract/bookings/stays/split-people.ts'
import type { BookingForm, BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import type { RoomLine } from '#web/bookings/form/booking-input.ts'

const kinds = ['number_of_adults', 'number_of_children', 'number_of_infants'] as const
type Counted = Record<(typeof kinds)[number], number | null | undefined>

const peopleOf = (counted: Counted) => ({
  number_of_adults: counted.number_of_adults ?? 0,
  number_of_children: counted.number_of_children ?? 0,
  number_of_infants: counted.number_of_infants ?? 0,
})

/** Whether each room says how many people are in it, except rooms that have left. */
const isDivided = ({ rooms }: BookingInput, departed: Lines) =>
  rooms.every((line) => line.number_of_adults !== null || departed.has(line.line))

/** The lines whose guests have left. */
type Lines = Set<number | null>

const setLine = ({ setValue }: BookingForm, index: number, people: Partial<Pick<RoomLine, (typeof kinds)[number]>>) => {
  for (const kind of kinds) setValue(`rooms.${index}.${kind}`, people[kind] ?? null, { shouldDirty: true })
}

/** The people of each room as the server would divide them, to be changed by hand. */
export const dividePeople = (form: BookingForm, departed: Lines) => {
  const input = form.getValues() as BookingInput
  if (isDivided(input, departed)) return
  const staying = [...input.rooms.keys()].filter((index) => !departed.has(input.rooms[index]?.line ?? null))
  const shares = splitPeople(peopleOf(input), staying.length)
  for (const [position, index] of staying.entries()) setLine(form, index, shares[position] ?? {})
}

/**
 * Keeps the people of the rooms and of the booking equal: the people of a room change the sum, and another sum or
 * another number of rooms divides the people anew when the booking is saved.
 */
export const useGroupPeople = (form: BookingForm, departed: Lines) => {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      const input = form.getValues() as BookingInput
      if (input.booking_type !== 'group' || !name) return
      const sum = addUpPeople(input.rooms.map(peopleOf))
      const isOfRoom = /^rooms\.\d+\.number_of_/.test(name)
      if (isOfRoom && isDivided(input, departed)) {
        for (const kind of kinds) {
          if (input[kind] !== sum[kind]) form.setValue(kind, sum[kind], { shouldDirty: true, shouldValidate: true })
        }
        return
      }
      const isOfBooking = kinds.some((kind) => kind === name)
      if ((isOfBooking && !isSameParty(sum, peopleOf(input))) || (name === 'rooms' && !isDivided(input, departed))) {
        for (const [index, line] of input.rooms.entries()) if (line.number_of_adults !== null) setLine(form, index, {})
      }
    })
    return unsubscribe
  }, [form, departed])
}
