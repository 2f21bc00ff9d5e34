import { Table } from '@mantine/core'
import type { PopularRoomType } from '#contract/dashboard/dashboard.ts'
import { formatRupees } from '#contract/kit/money.ts'
import classes from '#web/dashboard/dashboard.module.css'
import { Panel } from '#web/dashboard/panel.tsx'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

export const PopularRoomTypes = ({ roomTypes }: { roomTypes: PopularRoomType[] | undefined }) => (
  <Panel
    title="Popular Room Types"
    note="Tonight, most booked first. Occupied rooms count as booked."
    tools={
      <ButtonLink to={paths.rooms} variant="default" size="xs">
        View All Rooms
      </ButtonLink>
    }
  >
    <Table className={classes.table} aria-label="Popular Room Types">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>#</Table.Th>
          <Table.Th>Room Type</Table.Th>
          <Table.Th data-number>Available</Table.Th>
          <Table.Th data-number>Booked</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {roomTypes?.map(({ id, name, available, booked, price_per_night }, index) => (
          <Table.Tr key={id}>
            <Table.Td>{index + 1}</Table.Td>
            <Table.Td>
              <TextLink to={paths.rooms} search={{ room_type_id: id }}>
                {name}
              </TextLink>
              <span className={classes.under}>{formatRupees(price_per_night)} a night</span>
            </Table.Td>
            <Table.Td data-number>{available}</Table.Td>
            <Table.Td data-number>{booked}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
    {roomTypes?.length === 0 && <p className={classes.none}>No room data available</p>}
  </Panel>
)
