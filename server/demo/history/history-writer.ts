import { fieldsOf, newDraft } from '#contract/bookings/booking-fields.ts'
import { newStays } from '#server/bookings/booking-draft-store.ts'
import { bookingOfStay } from '#server/demo/history/booking-of-stay.ts'
import { clerkAt } from '#server/demo/history/clerk-at.ts'
import { detailsOfStay } from '#server/demo/history/details-of-stay.ts'
import { diceOf } from '#server/demo/history/dice.ts'
import { documentNumbers } from '#server/demo/history/document-numbers.ts'
import { type HistoryContext, iso, type OpenStay } from '#server/demo/history/history-context.ts'
import type { HistoryRow } from '#server/demo/history/history-rows.ts'
import { dayOf, dayText, hotelDayOf } from '#server/demo/history/hotel-time.ts'
import { personOf } from '#server/demo/history/person-of.ts'
import type { PlannedStay } from '#server/demo/history/planned-stay.ts'
import { ratesOfStay } from '#server/demo/history/rates-of-stay.ts'
import { writeAdvance } from '#server/demo/history/write-advance.ts'
import { writeInvoice } from '#server/demo/history/write-invoice.ts'
import { writeOrders } from '#server/demo/history/write-orders.ts'
import { newSlug } from '#server/kit/secret.ts'

const versions = { booked: 1, checked_in: 2, cancelled: 2, no_show: 2, checked_out: 3 }

/** Writes the rows that bookings, check-ins and check-outs leave behind, in the order of time. */
export const historyWriter = (context: HistoryContext) => {
  const { hotel, ids, put } = context
  const open = new Map<PlannedStay, OpenStay>()
  const firstGuest = ids.guest + 1
  const firstNumber = ids.number
  /** The day on which each guest was registered. */
  const registered: number[] = []
  const numbers = documentNumbers()

  const audit = (at: number, act: string, subject: Subject, change: Change) =>
    put('audit_entry', {
      at: iso(at),
      account_id: clerkAt(context, at),
      approved_by: null,
      request_id: `history-${act}`,
      ...subject,
      ...change,
    })

  const register = (at: number) => {
    const turn = registered.push(dayOf(at)) - 1
    const { nationality, person } = personOf(turn, dayOf(at))
    const nationality_id = hotel.nationalityIds.get(nationality) ?? 1
    put('guest', {
      ...{ ...person, nationality_id, id_proof_image: null },
      ...{ id: ++ids.guest, slug: newSlug(), version: 1, created_at: iso(at) },
      ...{ ids_entered_on: dayText(hotelDayOf(at)), anonymised_at: null },
    })
    return turn
  }

  /** A booking of a new guest or of a returning one. */
  const place = (stay: PlannedStay, isNewGuest: boolean) => {
    const id = ++ids.booking
    const number = ++ids.number
    const dice = diceOf(context.seed + (number - firstNumber) * 7919)
    const turn = isNewGuest || registered.length === 0 ? register(stay.placed) : dice.below(registered.length)
    const booking = bookingOfStay(stay, hotel, dice)
    const slug = newSlug()
    // Dice of their own, so that the rest of the history stays the same.
    const details = detailsOfStay(stay, hotel, diceOf(context.seed + (number - firstNumber) * 104_729))
    const rates = ratesOfStay(
      stay,
      booking,
      details.company_id,
      context,
      diceOf(context.seed + (number - firstNumber) * 1_299_709),
    )
    const { person: guest } = personOf(turn, registered[turn] ?? 0)
    const placedStay = { id, slug, stay, dice, booking, guest, company_id: details.company_id }
    open.set(stay, placedStay)
    const { rooms, lines, food_plan, companions, advance_amount: _ownPayment, ...columns } = booking
    const dates = { check_in_date: dayText(stay.arrival), check_out_date: dayText(stay.departure) }
    const row: Audited<'booking'> = {
      id,
      slug,
      number,
      booking_type: rooms.length > 1 ? 'group' : 'individual',
      status: stay.status,
      guest_id: firstGuest + turn,
      ...fieldsOf({ ...newDraft, ...dates }),
      ...columns,
      ...details,
      food_plan_id: food_plan.id,
      food_plan_rate: food_plan.price,
      rate_plan_id: rates.rate_plan_id,
      rate_override_reason: rates.rate_override_reason,
      ...rates.policy,
      late_entry_reason: null,
      fee_reason: null,
      created_at: iso(stay.placed),
    }
    const booked_on = dayText(hotelDayOf(stay.placed))
    const cancelled_on = stay.status === 'cancelled' ? dayText(hotelDayOf(stay.ended ?? stay.placed)) : null
    put('booking', { ...row, version: versions[stay.status], booked_on, cancelled_on })
    put('occupant', bookerOf(stay, id, firstGuest + turn))
    for (const guest_name of companions) put('booking_guest', { booking_id: id, guest_id: null, guest_name })
    writeAdvance(context, placedStay, numbers, diceOf(context.seed + (number - firstNumber) * 15_485_863))
    const placed = (subject: Subject, after: Audited<'booking' | 'stay'>) =>
      audit(stay.placed, `place-${id}`, subject, { action: 'insert', before: null, after })
    for (const planned of newStays(slug, lines)) {
      const { nights, ...columns } = planned
      const row = { id: ++ids.stay, ...columns, booking_id: id, maintenance_reason: null }
      put('stay', { ...row, booking_status: stay.status })
      for (const { room_id: _ofStay, ...night } of nights)
        put('night', { stay_id: row.id, ...night, ...rates.quoteOf(night.date, night.rent) })
      placed({ entity: 'stay', slug: row.slug, record_id: row.id }, row)
    }
    const check_out_date = dayText(stay.booked_departure)
    placed(
      { entity: 'booking', slug, record_id: id },
      { ...row, status: 'booked', cancel_reason: null, check_out_date },
    )
  }

  const mustBeOpen = (stay: PlannedStay) => {
    const found = open.get(stay)
    if (!found) throw new Error('a stay went on before it was booked')
    return found
  }

  const arrive = (stay: PlannedStay) => {
    const { id, slug } = mustBeOpen(stay)
    const change: Change = { action: 'update', before: { status: 'booked' }, after: { status: 'checked_in' } }
    audit(stay.arrived ?? 0, `arrive-${id}`, { entity: 'booking', slug, record_id: id }, change)
  }

  const end = (stay: PlannedStay) => {
    const found = mustBeOpen(stay)
    const isDeparture = stay.arrived !== undefined
    const { cancel_reason } = found.booking
    const change: Change = {
      action: 'update',
      before: { status: isDeparture ? 'checked_in' : 'booked' },
      after: { status: stay.status, ...(cancel_reason && { cancel_reason }) },
    }
    audit(stay.ended ?? 0, `end-${found.id}`, { entity: 'booking', slug: found.slug, record_id: found.id }, change)
    if (isDeparture) writeInvoice(context, found, writeOrders(context, found), numbers)
    open.delete(stay)
  }

  return {
    register,
    place,
    arrive,
    end,
    /** The orders so far of guests who are checked in. */
    orderForInHouse: () => {
      for (const found of open.values()) if (found.stay.status === 'checked_in') writeOrders(context, found)
    },
    numbers,
  }
}

/** The guest who books, in the first room. */
const bookerOf = ({ status, arrived, ended }: PlannedStay, booking_id: number, guest_id: number) => ({
  ...{ booking_id, guest_id, slug: newSlug(), line: 1, relation: '', age: null, version: 1 },
  arrived_at: arrived === undefined ? null : iso(arrived),
  left_at: status === 'checked_out' && ended !== undefined ? iso(ended) : null,
})

type Subject = Pick<HistoryRow<'audit_entry'>, 'entity' | 'slug' | 'record_id'>

/** A row as the audit trail keeps it: without the columns that its trigger leaves out. */
type Audited<Table extends 'booking' | 'stay'> = Table extends 'booking'
  ? Omit<HistoryRow<'booking'>, 'version' | 'booked_on' | 'cancelled_on'>
  : Omit<HistoryRow<'stay'>, 'booking_status'>

type Change =
  | { action: 'insert'; before: null; after: Audited<'booking' | 'stay'> }
  | { action: 'update'; before: Partial<Audited<'booking'>>; after: Partial<Audited<'booking'>> }
