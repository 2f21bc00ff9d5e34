import { IconCalendarPlus } from '@tabler/icons-react'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import { paths } from '#web/app/paths.ts'
import { useAccount } from '#web/auth/auth-queries.ts'
import { FirstSteps } from '#web/dashboard/first-steps.tsx'
import { greeting } from '#web/dashboard/greeting.ts'
import { PendingNote } from '#web/dashboard/pending-note.tsx'
import { useRoomCounts } from '#web/dashboard/room-counts.ts'
import { RoomSummary } from '#web/dashboard/room-summary.tsx'
import { RoomTypeOverview } from '#web/dashboard/room-type-overview.tsx'
import { useInvoices } from '#web/invoices/invoice-queries.ts'
import { ButtonLink } from '#web/kit/links.tsx'
import { Loaded } from '#web/kit/loaded.tsx'
import { Page } from '#web/kit/page.tsx'
import { RowsSkeleton } from '#web/kit/rows-skeleton.tsx'
import { useProperty } from '#web/property/property-queries.ts'
import { roomTypeQueries } from '#web/room-types/room-type-queries.ts'

export const DashboardPage = () => {
  const account = useAccount()
  const { data: property } = useProperty()
  const [rooms] = useRoomCounts([{}])
  const roomTypes = roomTypeQueries.useList({ per_page: 8, sort: 'name' })
  const pending = useInvoices({ page: 1, per_page: 1, status: 'pending' })
  const isNew = rooms?.data === 0

  return (
    <Page
      title="Dashboard"
      lead={account && property && greeting(account.name, property.time_zone, new Date())}
      action={
        !isNew && (
          <ButtonLink to={paths.addBooking} leftSection={<IconCalendarPlus size={16} />}>
            Book Now
          </ButtonLink>
        )
      }
    >
      {isNew && roomTypes.data ? (
        <FirstSteps name={account?.name} hasRoomTypes={roomTypes.data.total > 0} />
      ) : (
        <>
          {pending.data && pending.data.total > 0 && (
            <PendingNote invoices={pending.data.total} balance={pending.data.sums.balance} />
          )}
          <RoomSummary />
          <Loaded
            query={roomTypes}
            skeleton={<RowsSkeleton rows={4} columns={4} />}
            failed={roomTypeMessages.listFailed}
          >
            {(page) => <RoomTypeOverview roomTypes={page} />}
          </Loaded>
        </>
      )}
    </Page>
  )
}
