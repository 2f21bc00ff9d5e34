import { Skeleton } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { isCancelledOrNoShow, isLive } from '#contract/bookings/booking-rules.ts'
import { useBill, useBooking } from '#web/bookings/booking-queries.ts'
import { roomNumbers } from '#web/bookings/booking-text.ts'
import { BookingDetails } from '#web/bookings/details/booking-details.tsx'
import { BookingRowActions } from '#web/bookings/list/booking-row-actions.tsx'
import { BookingSheet } from '#web/bookings/sheets/booking-sheet.tsx'
import type { OpenSheet } from '#web/bookings/sheets/open-sheet.ts'
import { BookingDeposits } from '#web/deposits/booking-deposits.tsx'
import { BillCard } from '#web/folios/bill-card.tsx'
import { moneyOf, notInvoiced } from '#web/folios/folio-money.ts'
import { useFolios } from '#web/folios/folio-queries.ts'
import { FolioSheet, type OpenFolioSheet } from '#web/folios/folio-sheet.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { OccupantsCard } from '#web/occupants/occupants-card.tsx'
import { BookingOrders } from '#web/orders/booking-orders.tsx'
import { paths } from '#web/paths.ts'
import { BookingPayments } from '#web/payments/booking-payments.tsx'
import { RegistrationCards } from '#web/registration-cards/registration-cards.tsx'

// Few bookings have several folios.
const FolioBoardCard = lazy(async () => ({
  default: (await import('#web/folios/folio-board-card.tsx')).FolioBoardCard,
}))

export const BookingDetailsPage = () => {
  const { slug = '' } = useSearch({ from: `/admin${paths.bookingDetails}` })
  const query = useBooking(slug)
  const booking = query.data
  const bill = useBill(slug)
  const { data: folios = [] } = useFolios(slug)
  const [first] = folios
  const isSplit = folios.length > 1
  const [sheet, setSheet] = useState<OpenSheet>()
  const [folioSheet, setFolioSheet] = useState<OpenFolioSheet>()

  return (
    <Page
      title={booking?.booking_number ?? 'Booking'}
      subtitle={booking && `${booking.guest.name}, room ${roomNumbers(booking)}`}
      trail={{ Home: paths.admin, 'All Bookings': paths.bookings }}
      action={booking && <BookingRowActions booking={booking} onAct={setSheet} size="sm" isOnItsPage />}
    >
      <Loaded
        query={query}
        skeleton={<Skeleton height={320} radius="lg" />}
        failed={say.detailsFailed}
        missing={{
          title: say.missing,
          action: (
            <ButtonLink to={paths.bookings} mt="md">
              All Bookings
            </ButtonLink>
          ),
        }}
      >
        {(found) => (
          <BookingDetails
            booking={found}
            notInvoiced={notInvoiced(folios, found)}
            bill={!isSplit && <BillCard booking={found} bill={bill} folio={first} onOpen={setFolioSheet} />}
            folios={
              isSplit && (
                <Suspense fallback={<Skeleton height={320} radius="lg" />}>
                  <FolioBoardCard booking={found} folios={folios} onOpen={setFolioSheet} />
                </Suspense>
              )
            }
            people={
              <>
                <OccupantsCard booking={found} />
                <RegistrationCards booking={found} />
              </>
            }
            orders={<BookingOrders bookingId={found.id} takesOrders={isLive(found)} />}
            deposits={<BookingDeposits booking={found} isLive={isLive(found)} />}
            payments={
              <BookingPayments
                booking={found}
                folios={folios.map((folio) => moneyOf(folio, found))}
                takesMoney={!isCancelledOrNoShow(found) || found.invoice?.status === 'pending'}
              />
            }
          />
        )}
      </Loaded>
      {booking && (
        <FolioSheet open={folioSheet} booking={booking} folios={folios} onClose={() => setFolioSheet(undefined)} />
      )}
      <BookingSheet open={sheet} onClose={() => setSheet(undefined)} onAct={setSheet} />
    </Page>
  )
}
