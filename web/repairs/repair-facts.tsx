import { formatRupees } from '#contract/kit/money.ts'
import { dayIn, formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import type { RepairDetails } from '#contract/repairs/repair.ts'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import record from '#web/kit/record/record.module.css'
import { useHotelToday, useHotelZone } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { PriorityBadge, RepairStatusBadge } from '#web/repairs/repair-badges.tsx'
import classes from '#web/repairs/repairs.module.css'

/** `Meena, Nov 15, 2026 11:30 AM` */
const useMoment = () => {
  const zone = useHotelZone()
  return (who: string | null, at: string) =>
    [who, `${formatDay(dayIn(zone, new Date(at)))} ${formatTime(at, zone)}`].filter(Boolean).join(', ')
}

export const RepairFacts = ({ repair }: { repair: RepairDetails }) => {
  const moment = useMoment()
  const { room, assignee, due_date, cost, task, closed_at } = repair
  return (
    <section className={record.card} aria-label="Repair">
      <p className={classes.description}>{repair.description}</p>
      <div className={classes.badges}>
        <RepairStatusBadge status={repair.status} />
        <PriorityBadge priority={repair.priority} />
        {repair.is_overdue && <StatusBadge tone="danger">Overdue</StatusBadge>}
      </div>
      <dl className={record.facts}>
        {room && (
          <>
            <dt>Room</dt>
            <dd>
              <TextLink to={paths.editRoom} search={{ slug: room.slug }}>
                {room.room_number}
              </TextLink>
            </dd>
          </>
        )}
        <dt>Assigned to</dt>
        <dd>{assignee?.name ?? 'Nobody'}</dd>
        <dt>Due</dt>
        <dd>{due_date ? formatDay(due_date) : 'No date'}</dd>
        <dt>Cost</dt>
        <dd>{cost === null ? 'Not known' : formatRupees(cost)}</dd>
        {room && (
          <>
            <dt>Nights</dt>
            <dd>
              <Nights repair={repair} />
            </dd>
          </>
        )}
        {task && (
          <>
            <dt>Recurring task</dt>
            <dd>
              <TextLink to={paths.repairTasks}>{task.description}</TextLink>
            </dd>
          </>
        )}
        <dt>Reported</dt>
        <dd>{moment(repair.reported_by ?? 'Recurring task', repair.reported_at)}</dd>
        {closed_at && (
          <>
            <dt>Closed</dt>
            <dd>{moment(repair.closed_by, closed_at)}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

/** Out of order while nights are blocked; otherwise the room is sold with a fault, or guests are in it. */
const Nights = ({ repair }: { repair: RepairDetails }) => {
  const today = useHotelToday()
  const { check_in_date, check_out_date } = repair
  if (!check_in_date || !check_out_date) return 'None blocked'
  const nights = `${formatDay(check_in_date)} to ${formatDay(check_out_date)}`
  return check_out_date > today ? `Blocked, ${nights}` : `Were blocked, ${nights}`
}
