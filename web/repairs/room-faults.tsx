import { IconTool } from '@tabler/icons-react'
import type { Fault } from '#contract/repairs/repair.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import record from '#web/kit/record/record.module.css'
import { paths } from '#web/paths.ts'
import { PriorityBadge } from '#web/repairs/repair-badges.tsx'
import { useFaults } from '#web/repairs/repair-queries.ts'
import classes from '#web/repairs/repairs.module.css'

interface RoomFaultsProps {
  roomIds: number[]
  className?: string
}

/** The open faults of some rooms; nothing if there are none. */
export const RoomFaults = ({ roomIds, className = classes.roomFaults ?? '' }: RoomFaultsProps) => {
  const { data = [] } = useFaults(roomIds)
  if (data.length === 0) return null
  return (
    <section className={className} aria-label="Open faults">
      <h3 className={record.heading}>Open faults</h3>
      <ul className={classes.faults}>
        {data.map((fault) => (
          <FaultLine key={fault.slug} fault={fault} withRoom={roomIds.length > 1} />
        ))}
      </ul>
    </section>
  )
}

const FaultLine = ({ fault, withRoom }: { fault: Fault; withRoom: boolean }) => (
  <li>
    <IconTool size={16} aria-hidden />
    {withRoom && <b>Room {fault.room_number}</b>}
    <TextLink to={paths.repair} params={{ slug: fault.slug }}>
      {fault.description}
    </TextLink>
    <PriorityBadge priority={fault.priority} />
  </li>
)
