import { Button, LoadingOverlay } from '@mantine/core'
import { IconCalendarPlus, IconRefresh } from '@tabler/icons-react'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { settingsEndpoints } from '#contract/settings/settings-endpoints.ts'
import { useAccount } from '#web/auth/auth-queries.ts'
import { BookingChart } from '#web/dashboard/booking-chart.tsx'
import classes from '#web/dashboard/dashboard.module.css'
import { useDashboard } from '#web/dashboard/dashboard-queries.ts'
import { FirstSteps, isSetUp } from '#web/dashboard/first-steps.tsx'
import { PendingNote, RefundNote } from '#web/dashboard/pending-note.tsx'
import { PopularRoomTypes } from '#web/dashboard/popular-room-types.tsx'
import { RecentBookings } from '#web/dashboard/recent-bookings.tsx'
import { RoomTabs } from '#web/dashboard/room-tabs.tsx'
import { SummaryBoxes } from '#web/dashboard/summary-boxes.tsx'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { useProperty } from '#web/property/property-queries.ts'

export const DashboardPage = () => {
  const account = useAccount()
  const { data: property } = useProperty()
  const { data, isLoading, isFailed, tryAgain } = useDashboard()
  const maySetUp = useMayCall()(settingsEndpoints.save)
  const isNew = maySetUp && data?.house.rooms === 0

  return (
    <Page
      title="Dashboard"
      subtitle={account && property && greeting(account.name, property, new Date())}
      action={
        !isNew && (
          <ButtonLink to={paths.addBooking} leftSection={<IconCalendarPlus size={16} />}>
            Book Now
          </ButtonLink>
        )
      }
    >
      {data && maySetUp && !isSetUp(data.set_up) && (
        <FirstSteps name={account?.name} house={data.house} setUp={data.set_up} isWhole={isNew} />
      )}
      {!isNew && (
        <div className={classes.desk}>
          <LoadingOverlay
            visible={isLoading}
            overlayProps={{ backgroundOpacity: 0.4 }}
            loaderProps={{ role: 'status', 'aria-label': 'Loading' }}
          />
          {data && data.pending.invoices > 0 && <PendingNote {...data.pending} />}
          {data && data.refunds.bookings > 0 && <RefundNote {...data.refunds} />}
          <SummaryBoxes summary={data?.summary} today={data?.today} failed={isFailed} />
          {isFailed ? (
            <Button variant="default" w="fit-content" leftSection={<IconRefresh size={16} />} onClick={tryAgain}>
              Try again
            </Button>
          ) : (
            <div className={classes.columns}>
              <div className={classes.side}>
                <RoomTabs
                  rooms={data?.room_status}
                  checkOutTime={data?.check_out_time}
                  freeAfterCheckOut={data?.summary.available_after_checkout}
                />
                <BookingChart enabled={data !== undefined} />
              </div>
              <div className={classes.side}>
                <RecentBookings bookings={data?.recent_bookings} />
                <PopularRoomTypes roomTypes={data?.popular_room_types} />
              </div>
            </div>
          )}
        </div>
      )}
    </Page>
  )
}

/** `Good evening, Asha. It is Nov 15, 2026.` by the hotel's clock and date, also on a device in another time zone. */
const greeting = (name: string, hotel: Parameters<typeof hotelDay>[0], now: Date) => {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone: hotel.time_zone, hour: 'numeric' }).format(now))
  const partOfDay = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'
  return `Good ${partOfDay}, ${name}. It is ${formatDay(hotelDay(hotel, now))}.`
}
