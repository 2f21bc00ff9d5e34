import type { UseQueryResult } from '@tanstack/react-query'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import { isCancelledOrNoShow, isLive } from '#contract/bookings/booking-rules.ts'
import type { Bill } from '#contract/folios/bill.ts'
import type { Folio } from '#contract/folios/folio.ts'
import { BillLines } from '#web/bookings/bill-lines.tsx'
import { AddedList } from '#web/folios/added-list.tsx'
import { FolioActions } from '#web/folios/folio-actions.tsx'
import { FolioInvoices } from '#web/folios/folio-invoices.tsx'
import type { OpenFolioSheet } from '#web/folios/folio-sheet.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'

interface BillCardProps {
  booking: BookingDetail
  bill: UseQueryResult<Bill>
  /** The only folio; undefined while it is read. */
  folio: Folio | undefined
  onOpen: (sheet: OpenFolioSheet) => void
}

/** The bill of a booking with a single folio. */
export const BillCard = ({ booking, bill, folio, onOpen }: BillCardProps) => (
  <FormCard title={isLive(booking) ? 'Bill so far' : 'Bill'}>
    <Wide>
      <BillLines bill={bill} />
      {folio && (
        <>
          <AddedList folio={folio} withExtras canDelete={!isCancelledOrNoShow(booking)} />
          <FolioInvoices invoices={folio.invoices} />
          <FolioActions booking={booking} folio={folio} onOpen={onOpen} canSplit />
        </>
      )}
    </Wide>
  </FormCard>
)
