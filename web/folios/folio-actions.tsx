import { Alert, Button, Group } from '@mantine/core'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import { canCheckOut, isCancelledOrNoShow, isLive } from '#contract/bookings/booking-rules.ts'
import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import type { Folio } from '#contract/folios/folio.ts'
import { folioEndpoints as calls } from '#contract/folios/folio-endpoints.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { isCreditedInFull } from '#contract/invoices/invoice-rules.ts'
import { useAddFoliosForRooms, useInvoiceFolio } from '#web/folios/folio-queries.ts'
import type { OpenFolioSheet } from '#web/folios/folio-sheet.tsx'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

interface FolioActionsProps {
  booking: BookingDetail
  folio: Folio
  onOpen: (sheet: OpenFolioSheet) => void
  /** With a single folio: the way to more of them. */
  canSplit?: boolean
}

/** What can be done with the open charges of a folio: add, discount, split, invoice. */
export const FolioActions = ({ booking, folio, onOpen, canSplit = false }: FolioActionsProps) => {
  const today = useHotelToday()
  const { act, busy } = useInvoiceFolio()
  const forRooms = useAddFoliosForRooms(booking.slug)
  const mayCall = useMayCall()
  if (isCancelledOrNoShow(booking)) return null
  const isOver = !isLive(booking)
  const canInvoice =
    mayCall(calls.invoice) &&
    (isOver ? folio.charges.length > 0 : canCheckOut(booking) && folio.charges.some(({ date }) => date < today))
  const isCredited = folio.invoices.some(isCreditedInFull)
  return (
    <>
      {isOver && folio.charges.length > 0 && (
        <Alert data-tone="warning" mt="sm">
          {say.notInvoiced(folio.open_total)}
        </Alert>
      )}
      <Group gap="xs" mt="sm">
        {mayCall(calls.addCharge) && (
          <Button size="xs" variant="default" onClick={() => onOpen({ kind: 'charge', folio })}>
            Add charge
          </Button>
        )}
        {mayCall(calls.giveDiscount) && folio.charges.length > 0 && (
          <Button size="xs" variant="default" onClick={() => onOpen({ kind: 'discount', folio })}>
            Give discount
          </Button>
        )}
        {canSplit && mayCall(calls.add) && folio.charges.length > 0 && (
          <Button size="xs" variant="default" onClick={() => onOpen({ kind: 'folio' })}>
            Split the bill
          </Button>
        )}
        {canSplit && mayCall(calls.forRooms) && isLive(booking) && bookedLines(booking.rooms).length > 1 && (
          <Button size="xs" variant="default" loading={forRooms.busy} onClick={() => forRooms.act()}>
            A folio for each room
          </Button>
        )}
        {canInvoice && (
          <Button size="xs" variant={isOver ? 'filled' : 'default'} loading={busy} onClick={() => act(folio.slug)}>
            {isOver ? (isCredited ? 'Invoice again' : 'Issue invoice') : 'Interim invoice (up to last night)'}
          </Button>
        )}
      </Group>
    </>
  )
}
