import { Table } from '@mantine/core'
import type { RecentBooking } from '#contract/dashboard/dashboard.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/dashboard/dashboard.module.css'
import { Panel } from '#web/dashboard/panel.tsx'
import { RecentStatusBadge } from '#web/dashboard/recent-status-badge.tsx'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

export const RecentBookings = ({ bookings }: { bookings: RecentBooking[] | undefined }) => (
  <Panel
    title="Recent Bookings"
    tools={
      <ButtonLink to={paths.bookings} variant="default" size="xs">
        View All Bookings
      </ButtonLink>
    }
  >
    <Table className={classes.table} aria-label="Recent Bookings">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Booking ID</Table.Th>
          <Table.Th>Date</Table.Th>
          <Table.Th>Status</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {bookings?.map(({ slug, booking_id, guest_name, date, status }) => (
          <Table.Tr key={slug}>
            <Table.Td>
              <TextLink to={paths.bookingDetails} search={{ slug }}>
                {booking_id}
              </TextLink>
              <span className={classes.under}>{guest_name}</span>
            </Table.Td>
            <Table.Td>{formatDay(date)}</Table.Td>
            <Table.Td>
              <RecentStatusBadge status={status} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
    {bookings?.length === 0 && <p className={classes.none}>No recent bookings available</p>}
  </Panel>
)
