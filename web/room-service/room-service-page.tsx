import { Skeleton } from '@mantine/core'
import { IconBed, IconPlus } from '@tabler/icons-react'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { OccupiedRoomCard } from '#web/room-service/occupied-room-card.tsx'
import classes from '#web/room-service/room-service.module.css'
import { useOccupiedRooms } from '#web/room-service/room-service-queries.ts'

export const RoomServicePage = () => {
  const rooms = useOccupiedRooms()
  return (
    <Page
      title="Room Service"
      subtitle="Choose a room to order for."
      trail={{ Home: paths.admin }}
      action={
        <div className={classes.head}>
          <ButtonLink to={paths.orders} variant="default">
            All Orders
          </ButtonLink>
          <ButtonLink to={paths.addOrder} leftSection={<IconPlus size={16} />}>
            New Order
          </ButtonLink>
        </div>
      }
    >
      <Loaded query={rooms} skeleton={<RoomsSkeleton />} failed={say.roomsFailed}>
        {(found) =>
          found.length > 0 ? (
            <ul className={classes.rooms} aria-label="Occupied rooms">
              {found.map((room) => (
                <OccupiedRoomCard key={room.slug} room={room} />
              ))}
            </ul>
          ) : (
            <EmptyState
              icon={<IconBed size={28} />}
              title="No occupied rooms"
              text="A room appears here when its guest checks in."
              action={<ButtonLink to={paths.bookings}>All Bookings</ButtonLink>}
            />
          )
        }
      </Loaded>
    </Page>
  )
}

const RoomsSkeleton = () => (
  <div className={classes.rooms} role="status" aria-label="Loading">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((room) => (
      <Skeleton key={room} height={116} radius="lg" />
    ))}
  </div>
)
