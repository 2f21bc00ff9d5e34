import { SimpleGrid } from '@mantine/core'
import { IconBuilding, IconDoorEnter, IconKey, IconTool } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '#web/app/paths.ts'
import classes from '#web/dashboard/dashboard.module.css'
import { useRoomCounts } from '#web/dashboard/room-counts.ts'
import { SummaryBox } from '#web/kit/summary-box.tsx'

const boxes = [
  { kind: {}, label: 'Rooms', tone: 'info', icon: <IconBuilding size={24} /> },
  { kind: { status: 'available' }, label: 'Available rooms', tone: 'success', icon: <IconDoorEnter size={24} /> },
  { kind: { status: 'occupied' }, label: 'Occupied rooms', tone: 'primary', icon: <IconKey size={24} /> },
  { kind: { status: 'maintenance' }, label: 'Under maintenance', tone: 'warning', icon: <IconTool size={24} /> },
] as const

export const RoomSummary = () => {
  const counts = useRoomCounts(boxes.map(({ kind }) => kind))
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: 'xs', sm: 'md' }} mb="md">
      {boxes.map(({ kind, label, tone, icon }, index) => (
        <Link key={label} to={paths.rooms} search={kind} className={classes.boxLink}>
          <SummaryBox
            tone={tone}
            label={label}
            icon={icon}
            value={counts[index]?.data}
            failed={counts[index]?.isError ?? false}
          />
        </Link>
      ))}
    </SimpleGrid>
  )
}
