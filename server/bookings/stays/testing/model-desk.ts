import { expect } from 'vitest'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import * as model from '#server/bookings/stays/testing/hotel-model.ts'
import { staysOf } from '#server/bookings/stays/testing/model-lists.ts'
import { rearrange as moveStays, type StayMove } from '#server/bookings/stays/testing/model-rearrange.ts'
import { rooms, type Step } from '#server/bookings/stays/testing/model-steps.ts'
import type { startTestApp } from '#server/testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const zeroDay = '2026-11-15'
export const dateOf = (day: number) => addDays(zeroDay, day)

const rupeesOf = (paise = 0) => paise / 100

interface House {
  roomIds: number[]
  guestId: number
}

/** Does every step in the app and in the model, and expects that both accept or refuse it. */
export const openDesk = async ({ signIn, sendAs, time }: TestApp, house: House, hotel: model.ModelHotel) => {
  const roomId = (room: number) => house.roomIds[room]

  const setTime = (clock: string) => {
    time.now = new Date(`${dateOf(hotel.today)}T${clock}Z`)
  }
  setTime('06:00:00')
  // The session of the weeks before has ended.
  const send = sendAs(await signIn('desk@hotel.example', true))

  /** The model says whether it accepts; the app must agree, and refuse with a sentence. */
  const agree = async (isAccepted: boolean, path: string, body: object) => {
    const reply = await send('POST', path, body)
    const asked = JSON.stringify([path, body, reply.status, reply.body.error])
    expect(reply.status < 300, asked).toBe(isAccepted)
    if (!isAccepted) {
      expect([409, 422]).toContain(reply.status)
      expect(reply.body.error.message.length).toBeGreaterThan(10)
    }
    return reply.body.data
  }

  const newLine = (number: number, from: number, to: number, room: number, rent: number): model.ModelLine => ({
    number,
    nights: model.nightsFrom(from, to, room, rent),
    departed: false,
  })

  const place = async (lines: model.ModelLine[], from: number, to: number) => {
    const shared = { guest_id: house.guestId, check_in_date: dateOf(from), check_out_date: dateOf(to) }
    const people = { number_of_adults: lines.length, advance_amount: 0, food_plan_id: 1, food_plan_rate: 0 }
    const wanted = lines.map((line) => ({
      room_id: roomId(line.nights[0]?.room ?? 0),
      room_rent: rupeesOf(line.nights[0]?.rent),
      check_in_date: dateOf(model.firstDay(line)),
      check_out_date: dateOf(model.lastDay(line) + 1),
    }))
    const [first] = wanted
    const draft =
      lines.length > 1
        ? { booking_type: 'group', rooms: wanted, guests: [] }
        : { booking_type: 'individual', room_ids: [first?.room_id], room_rent: first?.room_rent }
    const isAccepted = model.canPlace(hotel, lines)
    const saved = await agree(isAccepted, '/bookings', { ...shared, ...people, ...draft })
    if (isAccepted) hotel.bookings.push({ slug: saved.slug, status: 'booked', from, to, lines })
  }

  const bookingAt = (which: number) => hotel.bookings[which % Math.max(1, hotel.bookings.length)]
  const lineAt = ({ lines }: model.ModelBooking, index: number) => lines[index % lines.length] as model.ModelLine

  /** Moves stays in the calendar, and perhaps undoes it at once. Each line is moved once. */
  const rearrange = async ({ moves, isSo }: Extract<Step, { kind: 'rearrange' }>) => {
    const chosen = new Map<model.ModelLine, StayMove>()
    for (const { which, line: index, stay, ...move } of moves) {
      const booking = bookingAt(which)
      const line = booking && lineAt(booking, index)
      if (line) chosen.set(line, { ...move, booking, line, stay: stay % staysOf(line).length })
    }
    if (chosen.size === 0) return
    const sent = []
    for (const { booking, line, stay, room, shift, longer } of chosen.values()) {
      const { data } = (await send('GET', `/bookings/${booking.slug}`)).body
      const shown = data.rooms.filter((one: { line: number }) => one.line === line.number)[stay]
      sent.push({
        ...{ stay: shown.stay, room_id: roomId(room), version: data.version },
        check_in_date: addDays(shown.check_in_date, shift),
        check_out_date: addDays(shown.check_out_date, shift + longer),
      })
    }
    const before = structuredClone(hotel.bookings)
    const isAccepted = moveStays(hotel, [...chosen.values()])
    const saved = await agree(isAccepted, '/calendar/rearrange', { moves: sent })
    if (!isAccepted || !isSo) return
    await agree(true, '/calendar/undo', saved.undo)
    hotel.bookings = before
  }

  const onBooking = async (
    step: Exclude<Step, { kind: 'book' | 'book group' | 'rearrange' | 'next day' | 'after midnight' }>,
  ) => {
    const booking = bookingAt(step.which)
    if (!booking) return
    const path = `/bookings/${booking.slug}`
    if (step.kind === 'check in')
      return agree(model.checkIn(hotel, booking, step.isSo), `${path}/check-in`, {
        confirm_early: step.isSo,
        confirm_not_ready: true,
        confirm_in_house: true,
      })
    if (step.kind === 'check out') {
      const body = step.isSo ? { check_out_date: dateOf(hotel.today) } : {}
      return agree(model.checkOut(hotel, booking, step.isSo), `${path}/check-out`, body)
    }
    if (step.kind === 'cancel') return agree(model.cancel(booking), `${path}/cancel`, { reason: 'Plans changed' })
    const line = lineAt(booking, step.line)
    const rent = 'isSo' in step && step.isSo ? 'new' : 'keep'
    if (step.kind === 'move') {
      const from = hotel.today + step.days
      const body = {
        line: line.number,
        room_id: roomId(step.room),
        from_date: dateOf(from),
        rent,
        confirm_not_ready: true,
      }
      const move = { room: step.room, from, takesNewRent: step.isSo }
      return agree(model.moveRoom(hotel, booking, line, move), `${path}/move-room`, body)
    }
    if (step.kind === 'swap') {
      const other = bookingAt(step.other) as model.ModelBooking
      const otherLine = lineAt(other, step.otherLine)
      const from = hotel.today + step.days
      const sides = { line: line.number, with_booking: other.slug, with_line: otherLine.number }
      const isAccepted = model.swapRooms(hotel, { booking, line }, { booking: other, line: otherLine }, from)
      return agree(isAccepted, `${path}/swap-rooms`, { ...sides, from_date: dateOf(from) })
    }
    if (step.kind === 'extend') {
      const to = model.lastDay(line) + 1 + step.length - 1
      const room = step.room < rooms ? step.room : undefined
      const body = {
        line: line.number,
        check_out_date: dateOf(to),
        rent,
        ...(room !== undefined && { room_id: roomId(room) }),
      }
      const isAccepted = model.extend(hotel, booking, line, { to, room, takesNewRent: step.isSo })
      return agree(isAccepted, `${path}/extend`, body)
    }
    if (step.kind === 'check out room')
      return agree(model.checkOutRoom(hotel, booking, line), `${path}/check-out-room`, { line: line.number })
    const day = hotel.today + step.days
    const nights = [{ line: line.number, date: dateOf(day), rent: rupeesOf(step.rent) }]
    const isAccepted = model.correctRent(hotel, booking, line, day, step.rent)
    return agree(isAccepted, `${path}/correct-nights`, { reason: 'The wrong rate was agreed', nights })
  }

  return {
    send,
    take: async (step: Step) => {
      if (step.kind === 'book' || step.kind === 'book group') {
        const from = hotel.today + step.begins
        const to = from + step.length
        const whole = newLine(1, from, to, step.room, step.rent)
        if (step.kind === 'book') return place([whole], from, to)
        const begins = Math.min(from + step.later, to - 1)
        const ends = Math.max(to - step.earlier, begins + 1)
        const part = newLine(2, begins, ends, (step.room + step.other) % rooms, step.rent + 10_001)
        return place([whole, part], from, to)
      }
      if (step.kind === 'next day') hotel.today += 1
      if (step.kind === 'next day') return setTime('06:00:00')
      // 1:30 at night in the hotel: its date changes at 4.
      if (step.kind === 'after midnight') return setTime('20:00:00')
      return step.kind === 'rearrange' ? rearrange(step) : onBooking(step)
    },
    /** Everybody leaves, so that the next history begins with an empty hotel. */
    empty: async () => {
      for (const booking of hotel.bookings) {
        const path = `/bookings/${booking.slug}`
        if (booking.status === 'booked') await agree(model.cancel(booking), `${path}/cancel`, { reason: 'Closed' })
        if (booking.status === 'checked_in') await agree(model.checkOut(hotel, booking, false), `${path}/check-out`, {})
      }
    },
  }
}
