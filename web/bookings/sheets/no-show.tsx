import { Text } from '@mantine/core'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { formatDay } from '#contract/kit/calendar-date.ts'
import { useNoShow } from '#web/bookings/booking-queries.ts'
import { roomNumbers } from '#web/bookings/booking-words.ts'
import { MoneyReceived } from '#web/bookings/sheets/money-received.tsx'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'
import { useAct } from '#web/kit/api/use-act.ts'

export const NoShow = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const noShow = useNoShow(booking.slug)
  const { run, busy, refusal } = useAct(onClose, say.noShowFailed)
  return (
    <>
      <Text>
        {booking.guest.name} was expected on {formatDay(booking.check_in_date)} and did not come? Room{' '}
        {roomNumbers(booking)} can then be booked again.
      </Text>
      <MoneyReceived booking={booking} />
      <SheetButtons
        refusal={refusal}
        busy={busy}
        onBack={onClose}
        onAct={() => run(() => noShow.mutateAsync(undefined))}
      >
        Mark as no-show
      </SheetButtons>
    </>
  )
}
