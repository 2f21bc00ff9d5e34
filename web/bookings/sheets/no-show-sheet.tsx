import { Text } from '@mantine/core'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { useNoShow } from '#web/bookings/booking-queries.ts'
import { roomNumbers } from '#web/bookings/booking-text.ts'
import { useEndingMoney } from '#web/bookings/sheets/ending-money-card.tsx'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'

export const NoShowSheet = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const money = useEndingMoney(booking, true)
  const { act, busy, refusal } = useNoShow(booking.slug, { onDone: onClose })
  const mark = async () => {
    const checked = await money.check()
    if (checked) await act(checked)
  }
  return (
    <>
      <Text>
        Mark {booking.guest.name} as a no-show? The guest was expected on {formatDay(booking.check_in_date)}. The nights
        of {bookedLines(booking.rooms).length === 1 ? 'room' : 'rooms'} {roomNumbers(booking)} become available.
      </Text>
      {money.fields}
      <SheetButtons refusal={refusal} busy={busy} disabled={money.isPending} onBack={onClose} onAct={mark}>
        Mark as no-show
      </SheetButtons>
    </>
  )
}
