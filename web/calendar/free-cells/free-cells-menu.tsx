import { Menu } from '@mantine/core'
import { IconArrowsJoin, IconCalendarPlus, IconTool } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { bookingEndpoints } from '#contract/bookings/booking-endpoints.ts'
import { calendarEndpoints } from '#contract/calendar/calendar-endpoints.ts'
import { maintenanceEndpoints } from '#contract/rooms/maintenance.ts'
import { type HeldCells, nightsOfCells } from '#web/calendar/drag/held.ts'
import classes from '#web/calendar/free-cells/free-cells.module.css'
import { barRect, type Geometry } from '#web/calendar/grid/geometry.ts'
import { May } from '#web/kit/access/may.tsx'
import { paths } from '#web/paths.ts'

interface FreeCellsMenuProps {
  cells: HeldCells
  geometry: Geometry
  onBlock: () => void
  onMakeRoom: () => void
  onClose: () => void
}

/** What can be done with free nights of a room: a new booking, a block for maintenance, or more nights by moving others. Drawn in the grid's body. */
export const FreeCellsMenu = ({ cells, geometry, onBlock, onMakeRoom, onClose }: FreeCellsMenuProps) => {
  const navigate = useNavigate()
  const view = useLocation({ select: ({ search }) => search })
  const nights = nightsOfCells(cells)
  const book = () =>
    navigate({
      to: paths.addBooking,
      search: { room_id: cells.room.id, ...nights },
      state: { opener: { to: paths.calendar, search: view } },
    })
  const rect = barRect(geometry, { room_id: cells.room.id, ...nights })
  if (!rect) return null
  const { x, y, width, height } = rect
  return (
    <Menu
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-start"
      shadow="md"
      withinPortal
      // Not `keydown`, as by default: the key that opens the menu would close it at once.
      clickOutsideEvents={['mousedown', 'touchstart']}
    >
      <Menu.Target>
        <div className={classes.cells} style={{ transform: `translate(${x}px, ${y}px)`, width, height }} />
      </Menu.Target>
      {/* React passes events of the menu on to the grid, which would open the cell below it. */}
      <Menu.Dropdown
        aria-label={`Room ${cells.room.room_number}`}
        onClick={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.stopPropagation()}
      >
        <May call={bookingEndpoints.place}>
          <Menu.Item leftSection={<IconCalendarPlus size={16} />} onClick={() => void book()}>
            New booking
          </Menu.Item>
        </May>
        <May call={maintenanceEndpoints.save}>
          <Menu.Item leftSection={<IconTool size={16} />} onClick={onBlock}>
            Block for maintenance
          </Menu.Item>
        </May>
        <May call={calendarEndpoints.rearrange}>
          <Menu.Item leftSection={<IconArrowsJoin size={16} />} onClick={onMakeRoom}>
            Make room for more nights
          </Menu.Item>
        </May>
      </Menu.Dropdown>
    </Menu>
  )
}
