import { Button } from '@mantine/core'
import { IconPhoto, IconTool } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatRupees } from '#contract/kit/money.ts'
import { dayIn, formatDay } from '#contract/kit/time/calendar-date.ts'
import type { Repair, RepairQuery } from '#contract/repairs/repair.ts'
import { repairEndpoints } from '#contract/repairs/repair-endpoints.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import { placeText } from '#contract/repairs/repair-names.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { Matched } from '#web/kit/list/matched.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditButton } from '#web/kit/table/row-edit-button.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { PriorityBadge, RepairStatusBadge } from '#web/repairs/repair-badges.tsx'
import classes from '#web/repairs/repairs.module.css'

const costColumn: Column<Repair, NonNullable<RepairQuery['sort']>> = {
  title: 'Cost',
  sort: 'cost',
  numeric: true,
  hideWhenNarrow: true,
  cell: ({ cost }) => (cost === null ? null : formatRupees(cost)),
}

interface Shown {
  search: string | undefined
  zone: string
  /** Those who only report faults have nothing to do with the cost. */
  showsCost: boolean
}

const columnsFor = ({ search, zone, showsCost }: Shown): Column<Repair, NonNullable<RepairQuery['sort']>>[] => [
  {
    title: 'Where',
    sort: 'place',
    card: 'heading',
    noWrap: true,
    cell: (repair) => (
      <TextLink to={paths.repair} params={{ slug: repair.slug }} fw={600}>
        <Matched text={placeText(repair)} search={search} />
      </TextLink>
    ),
  },
  {
    title: 'What',
    width: '32%',
    cell: ({ description, photos }) => (
      <span className={classes.what} title={description}>
        <Matched text={description} search={search} />
        {photos.length > 0 && (
          <IconPhoto size={15} className={classes.icon} aria-label={`${photos.length} photos`} role="img" />
        )}
      </span>
    ),
  },
  { title: 'Priority', sort: 'priority', cell: ({ priority }) => <PriorityBadge priority={priority} /> },
  { title: 'Status', sort: 'status', cell: ({ status }) => <RepairStatusBadge status={status} /> },
  {
    title: 'Assigned to',
    cell: ({ assignee }) => (assignee ? <Matched text={assignee.name} search={search} /> : null),
  },
  {
    title: 'Due',
    sort: 'due_date',
    noWrap: true,
    cell: ({ due_date, is_overdue }) =>
      due_date && (
        <span className={classes.due}>
          {formatDay(due_date)}
          {is_overdue && <StatusBadge tone="danger">Overdue</StatusBadge>}
        </span>
      ),
  },
  {
    title: 'Reported',
    sort: 'reported_at',
    noWrap: true,
    hideWhenNarrow: true,
    cell: ({ reported_at }) => formatDay(dayIn(zone, new Date(reported_at))),
  },
  ...(showsCost ? [costColumn] : []),
]

interface RepairsTableProps extends PagedList<Repair, RepairQuery> {
  filters: ReactNode
  onReport: () => void
  onEdit: (repair: Repair) => void
  onDelete: (repair: Repair) => void
}

export const RepairsTable = ({ filters, onReport, onEdit, onDelete, ...paged }: RepairsTableProps) => {
  const zone = useHotelZone()
  const mayManage = useMayCall()(repairEndpoints.update)
  const actions = (repair: Repair) => {
    const name = `${placeText(repair)}: ${repair.description}`
    return (
      <RowActions
        of={name}
        next={<RowEditButton of={name} call={repairEndpoints.update} onClick={() => onEdit(repair)} />}
      >
        <DeleteItem call={repairEndpoints.remove} onClick={() => onDelete(repair)} />
      </RowActions>
    )
  }
  return (
    <PagedTable
      caption="Repairs"
      columns={columnsFor({ search: paged.query.search, zone, showsCost: mayManage })}
      {...paged}
      failed={say.listFailed}
      toolbar={filters}
      actions={mayManage ? actions : undefined}
      empty={
        <EmptyState
          icon={<IconTool size={28} />}
          title="No repairs yet"
          text="Report what is broken in a room or anywhere in the house, with photos. A repair can block the nights of its room until it is closed."
          action={<Button onClick={onReport}>Report a fault</Button>}
        />
      }
    />
  )
}
