import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BookingDraft } from '#contract/bookings/booking-draft.ts'
import { planLines } from '#contract/bookings/stays/plan-lines.ts'
import { Bill } from '#contract/folios/bill.ts'
import { draftBill } from '#contract/folios/draft-bill.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { taxEndpoints } from '#contract/taxes/tax-endpoints.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make } = await startTestApp()

const amount = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((paise) => paise / 100)
const nights = fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 5 }))

const shared = {
  dates: nights,
  number_of_adults: fc.integer({ min: 1, max: 6 }),
  number_of_children: fc.nat(3),
  food_plan_rate: amount(1500),
  advance_amount: amount(3000),
}

const anyDraft = fc.record({
  ...shared,
  rooms: fc.array(fc.record({ room_rent: amount(9000), late: fc.nat(2), early: fc.nat(2) }), {
    minLength: 1,
    maxLength: 4,
  }),
})

test('the total in the booking form equals the bill of the server, to the paisa', async () => {
  await admin('POST', '/tax-rules/indian-gst', {})
  const guest = await make.guest()
  // Each draft has its own dates, so that they don't overlap.
  let first = '2026-11-15'
  let composite = true
  await fc.assert(
    fc.asyncProperty(anyDraft, async ({ dates: [start, length], rooms, ...draft }) => {
      const check_in_date = addDays(first, start)
      const check_out_date = addDays(check_in_date, length)
      first = addDays(check_out_date, 1)
      composite = !composite
      await db.updateTable('property').set({ composite_supply: composite }).execute()
      const made = await Promise.all(rooms.map(() => make.room()))
      const common = { ...draft, guest_id: guest.id, check_in_date, check_out_date, food_plan_id: 1 }
      const [room] = rooms
      const sent =
        rooms.length === 1
          ? { booking_type: 'individual', room_ids: [made[0]?.id], room_rent: room?.room_rent }
          : {
              booking_type: 'group',
              rooms: rooms.map(({ room_rent, late, early }, index) => ({
                room_id: made[index]?.id,
                room_rent,
                check_in_date: addDays(check_in_date, Math.min(late, length - 1)),
                check_out_date: addDays(check_out_date, -Math.min(early, length - 1 - Math.min(late, length - 1))),
              })),
            }
      const body = { ...common, ...sent, confirm_occupancy: true, confirm_advance: true }
      const placed = await admin('POST', '/bookings', body)
      expect(placed.body.message).toMatch(/saved successfully/)
      const bill = Bill.parse((await admin('GET', `/bookings/${placed.body.data.slug}/bill`)).body.data)
      const taxes = taxEndpoints.forBills.reply.parse((await admin('GET', '/bill-taxes')).body).data
      const parsed = BookingDraft.parse(body)
      const shown = draftBill({ ...parsed, lines: planLines(parsed) }, taxes)
      const figures = ({ charges, taxes, cgst, sgst, round_off, total, advance_amount, balance }: Bill) => ({
        charges,
        taxes,
        cgst,
        sgst,
        round_off,
        total,
        advance_amount,
        balance,
      })
      expect(figures(shown)).toEqual(figures(bill))
    }),
    { numRuns: 25 },
  )
})
