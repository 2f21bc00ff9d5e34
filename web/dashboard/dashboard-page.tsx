import { Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import { paths } from '#web/app/paths.ts'
import { useAccount } from '#web/auth/auth-queries.ts'
import { FirstSteps } from '#web/dashboard/first-steps.tsx'
import { greeting } from '#web/dashboard/greeting.ts'
import { useRoomCounts } from '#web/dashboard/room-counts.ts'
import { RoomSummary } from '#web/dashboard/room-summary.tsx'
import { RoomTypeOverview } from '#web/dashboard/room-type-overview.tsx'
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
  const isNew = rooms?.data === 0

  return (
    <Page
      title="Dashboard"
      lead={account && property && greeting(account.name, property.time_zone, new Date())}
      action={!isNew && <AddButtons />}
    >
      {isNew && roomTypes.data ? (
        <FirstSteps name={account?.name} hasRoomTypes={roomTypes.data.total > 0} />
      ) : (
        <>
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

const AddButtons = () => (
  <Group gap="xs">
    <ButtonLink to={paths.addRoomType} variant="default" leftSection={<IconPlus size={16} />}>
      Add Room Type
    </ButtonLink>
    <ButtonLink to={paths.addRoom} leftSection={<IconPlus size={16} />}>
      Add Room
    </ButtonLink>
  </Group>
)
