import { Table } from '@mantine/core'
import { formatRupees } from '#contract/kit/money.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { RoomType } from '#contract/room-types/room-type.ts'
import { paths } from '#web/app/paths.ts'
import classes from '#web/dashboard/dashboard.module.css'
import { useRoomCounts } from '#web/dashboard/room-counts.ts'
import { ButtonLink, TextLink } from '#web/kit/links.tsx'

const unknown = '…'

export const RoomTypeOverview = ({ roomTypes }: { roomTypes: Page<RoomType> }) => {
  const all = useRoomCounts(roomTypes.data.map(({ id }) => ({ room_type_id: id })))
  const free = useRoomCounts(roomTypes.data.map(({ id }) => ({ room_type_id: id, status: 'available' })))

  return (
    <section className={classes.panel} aria-labelledby="by-type">
      <header className={classes.panelHead}>
        <h2 id="by-type">Rooms by type</h2>
        <ButtonLink to={paths.rooms} variant="default" size="xs">
          View All Rooms
        </ButtonLink>
      </header>
      <Table.ScrollContainer minWidth={300} type="native">
        <Table className={classes.table} aria-labelledby="by-type">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Room Type</Table.Th>
              <Table.Th>Available</Table.Th>
              <Table.Th>Rooms</Table.Th>
              <Table.Th>Price per Night</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {roomTypes.data.map(({ id, slug, name, price_per_night }, index) => (
              <Table.Tr key={slug}>
                <Table.Td>
                  <TextLink to={paths.rooms} search={{ room_type_id: id }}>
                    {name}
                  </TextLink>
                </Table.Td>
                <Table.Td>{free[index]?.data ?? unknown}</Table.Td>
                <Table.Td>{all[index]?.data ?? unknown}</Table.Td>
                <Table.Td>{formatRupees(price_per_night)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {roomTypes.total > roomTypes.data.length && (
        <footer className={classes.panelFoot}>
          <TextLink to={paths.roomTypes} fz="sm">
            All {roomTypes.total} room types
          </TextLink>
        </footer>
      )}
    </section>
  )
}
