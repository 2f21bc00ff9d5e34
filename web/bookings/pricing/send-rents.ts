import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import { paiseFromRupees, zero } from '#contract/kit/money.ts'
import type { BookingForm, BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { rentsToSend, shownRent } from '#web/bookings/pricing/shown-rent.ts'

type Nights = Pick<BookingDraft, 'check_in_date' | 'check_out_date'>

/** If the quote of new dates could not be read, the form still has rents of other nights; these are not sent. */
const rentsOfRow = (
  row: Pick<BookingInput, 'room_rent' | 'nightly_rents'> | undefined,
  plan: number | null,
  { check_in_date, check_out_date }: Nights,
) => ({
  room_rent: paiseFromRupees(row?.room_rent ?? 0) ?? zero,
  nightly_rents: row && rentsToSend(row, plan)?.filter(({ date }) => check_in_date <= date && date < check_out_date),
})

/** The draft with the rents that the form shows now: a quote may have come after Save was pressed. */
export const withRents = (draft: BookingDraft, input: BookingInput): BookingDraft =>
  draft.booking_type === 'individual'
    ? { ...draft, ...rentsOfRow(input, input.rate_plan_id, draft) }
    : {
        ...draft,
        rooms: draft.rooms.map((room, index) => {
          const { check_in_date = draft.check_in_date, check_out_date = draft.check_out_date } = room
          return { ...room, ...rentsOfRow(input.rooms[index], input.rate_plan_id, { check_in_date, check_out_date }) }
        }),
      }

/** Takes the price of the plan again, instead of a typed one. */
export const takePrice = (form: BookingForm, line?: number) => {
  const names =
    line === undefined
      ? ({ rent: 'room_rent', nights: 'nightly_rents' } as const)
      : ({ rent: `rooms.${line}.room_rent`, nights: `rooms.${line}.nightly_rents` } as const)
  const rents = form.getValues(names.nights)
  form.setValue(names.rent, shownRent(rents), { shouldDirty: true, shouldValidate: true })
  form.clearErrors('rate_override_reason')
}
