import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Dashboard } from '#contract/dashboard/dashboard.ts'
import classes from '#web/dashboard/dashboard.module.css'
import { AvailableRoomCard, OccupiedRoomCard } from '#web/dashboard/room-card.tsx'

interface RoomTabsProps {
  rooms: Dashboard['room_status'] | undefined
  checkOutTime: string | undefined
  /** Occupied rooms that are free tonight once their guests have left. */
  freeAfterCheckOut?: number | undefined
}

export const RoomTabs = ({ rooms, checkOutTime, freeAfterCheckOut = 0 }: RoomTabsProps) => (
  <section className={`${classes.panel} ${classes.rooms}`} aria-label="Rooms tonight">
    <Tabs
      defaultValue="available"
      keepMounted={false}
      classNames={{ root: classes.tabRoot, list: classes.tabs, tab: classes.tab, panel: classes.tabPanel }}
    >
      <Tabs.List>
        <Tabs.Tab value="available">
          Available Rooms <Count of={rooms?.available_rooms} />
        </Tabs.Tab>
        <Tabs.Tab value="occupied">
          Occupied Rooms <Count of={rooms?.occupied_rooms} />
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="available">
        <Cards label="Available rooms" none="No Available Rooms">
          {rooms?.available_rooms.map((room) => (
            <AvailableRoomCard key={room.slug} room={room} />
          ))}
        </Cards>
        {freeAfterCheckOut > 0 && (
          <p className={`${classes.note} ${classes.roomNote}`}>
            {freeAfterCheckOut === 1 ? '1 more room is' : `${freeAfterCheckOut} more rooms are`} free after today’s
            check-outs.
          </p>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="occupied">
        <Cards label="Occupied rooms" none="No Occupied Rooms" wide>
          {rooms?.occupied_rooms.map((room) => (
            <OccupiedRoomCard key={room.slug} room={room} checkOutTime={checkOutTime} />
          ))}
        </Cards>
      </Tabs.Panel>
    </Tabs>
  </section>
)

const Count = ({ of }: { of: unknown[] | undefined }) => of && <span className={classes.count}>{of.length}</span>

interface CardsProps {
  label: string
  none: string
  wide?: boolean
  children: ReactNode[] | undefined
}

const Cards = ({ label, none, wide = false, children }: CardsProps) => {
  if (children?.length === 0) return <p className={classes.none}>{none}</p>
  return (
    <ul className={classes.cards} aria-label={label} data-wide={wide}>
      {children}
    </ul>
  )
}
