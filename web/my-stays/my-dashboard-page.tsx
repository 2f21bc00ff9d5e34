import { Skeleton } from '@mantine/core'
import { IconBellRinging, IconCalendarEvent, IconCalendarHeart, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { MyDashboard } from '#contract/my-stays/my-stay.ts'
import { myStayMessages as say } from '#contract/my-stays/my-stay-messages.ts'
import { BillTable } from '#web/bookings/bill-lines.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { HotelCard } from '#web/my-stays/hotel-card.tsx'
import { useMyDashboard } from '#web/my-stays/my-stay-queries.ts'
import classes from '#web/my-stays/my-stays.module.css'
import { StayHero } from '#web/my-stays/stay-hero.tsx'
import { StayList } from '#web/my-stays/stay-list.tsx'
import { paths } from '#web/paths.ts'

export const MyDashboardPage = () => {
  const dashboard = useMyDashboard()
  const name = dashboard.data?.name
  return (
    <Page title={name ? `Welcome, ${name}` : 'Welcome'}>
      <Loaded query={dashboard} skeleton={<Skeleton height={280} radius="lg" />} failed={say.dashboardFailed}>
        {(found) => <Dashboard dashboard={found} />}
      </Loaded>
    </Page>
  )
}

const links = [
  { to: paths.candidateServices, label: 'Order', icon: <IconBellRinging size={22} aria-hidden /> },
  { to: paths.candidateBookings, label: 'My Bookings', icon: <IconCalendarEvent size={22} aria-hidden /> },
  { to: paths.candidateRooms, label: 'Find Rooms', icon: <IconSearch size={22} aria-hidden /> },
]

const Dashboard = ({ dashboard }: { dashboard: MyDashboard }) => {
  const { stay, bill, upcoming, past, open_requests, hotel } = dashboard
  const today = useHotelToday()
  const [isBillOpen, setBillOpen] = useState(false)
  return (
    <div className={classes.grid}>
      <div className={classes.column}>
        {stay ? (
          <StayHero
            stay={stay}
            bill={bill}
            hotel={hotel}
            today={today}
            isBillOpen={isBillOpen}
            onBill={() => setBillOpen(!isBillOpen)}
          />
        ) : (
          <div className={classes.card}>
            <EmptyState
              icon={<IconCalendarHeart size={28} />}
              title="No upcoming stays"
              text="See which rooms are free and request one."
              action={<ButtonLink to={paths.candidateRooms}>Find Rooms</ButtonLink>}
            />
          </div>
        )}
        {bill && isBillOpen && (
          <section className={classes.card} aria-label="Your bill">
            <BillTable bill={bill} />
          </section>
        )}
        <nav className={classes.links} aria-label="Quick links">
          {links.map(({ to, label, icon }) => (
            <Link key={to} to={to} className={classes.link}>
              {icon}
              {label}
            </Link>
          ))}
        </nav>
        {upcoming.length > 0 && <StayList label="Upcoming stays" stays={upcoming} />}
      </div>
      <div className={classes.column}>
        {open_requests > 0 && (
          <p className={classes.card}>
            {open_requests === 1 ? '1 request is waiting' : `${open_requests} requests are waiting`} for the hotel's
            answer.{' '}
            <TextLink to={paths.candidateBookings} underline="always">
              See it
            </TextLink>
          </p>
        )}
        <HotelCard hotel={hotel} />
        {past.length > 0 && (
          <section>
            <h2 className={classes.section}>Past stays</h2>
            <StayList label="Past stays" stays={past} />
          </section>
        )}
      </div>
    </div>
  )
}
