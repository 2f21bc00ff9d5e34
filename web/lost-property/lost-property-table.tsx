import { IconPhoto, IconUmbrella } from '@tabler/icons-react'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { isOverdue, type LostProperty, type LostPropertyQuery, placeOf } from '#contract/lost-property/lost-property.ts'
import { lostPropertyEndpoints } from '#contract/lost-property/lost-property-endpoints.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Matched } from '#web/kit/list/matched.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { CellPair } from '#web/kit/table/cell-pair.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditButton } from '#web/kit/table/row-edit-button.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import classes from '#web/lost-property/lost-property.module.css'
import { LostPropertyBadge } from '#web/lost-property/lost-property-badge.tsx'
import { LostPropertyFilters } from '#web/lost-property/lost-property-filters.tsx'
import { paths } from '#web/paths.ts'

type Sort = NonNullable<LostPropertyQuery['sort']>

const columnsFor = (search: string | undefined, today: string): Column<LostProperty, Sort>[] => [
  {
    title: 'What',
    sort: 'description',
    card: 'heading',
    width: '30%',
    cell: ({ slug, description, has_photo }) => (
      <span className={classes.what}>
        <TextLink to={paths.lostThing} params={{ slug }}>
          <Matched text={description} search={search} />
        </TextLink>
        {has_photo && <IconPhoto size={15} role="img" aria-label="With a photo" />}
      </span>
    ),
  },
  {
    title: 'Found',
    sort: 'found_on',
    cell: (thing) => (
      <CellPair below={`${formatDay(thing.found_on)}, ${thing.found_by}`}>
        <Matched text={placeOf(thing)} search={search} />
      </CellPair>
    ),
  },
  { title: 'Kept in', hideWhenNarrow: true, cell: ({ kept_in }) => <Matched text={kept_in} search={search} /> },
  { title: 'Keep until', sort: 'keep_until', noWrap: true, cell: ({ keep_until }) => formatDay(keep_until) },
  {
    title: 'Status',
    cell: (thing) => (
      <CellPair below={thing.returned_to}>
        <LostPropertyBadge status={thing.status} isOverdue={isOverdue(thing, today)} />
      </CellPair>
    ),
  },
]

interface LostPropertyTableProps extends PagedList<LostProperty, LostPropertyQuery> {
  onEdit: (thing: LostProperty) => void
  onDelete: (thing: LostProperty) => void
}

export const LostPropertyTable = ({ onEdit, onDelete, ...paged }: LostPropertyTableProps) => {
  const today = useHotelToday()
  return (
    <PagedTable
      caption="Lost property"
      columns={columnsFor(paged.query.search, today)}
      {...paged}
      failed={say.listFailed}
      toolbar={<LostPropertyFilters query={paged.query} change={paged.change} />}
      actions={(thing) => (
        <RowActions
          of={thing.description}
          next={
            thing.may_edit && (
              <RowEditButton of={thing.description} call={lostPropertyEndpoints.update} onClick={() => onEdit(thing)} />
            )
          }
        >
          <DeleteItem call={lostPropertyEndpoints.remove} onClick={() => onDelete(thing)} />
        </RowActions>
      )}
      empty={
        <EmptyState
          icon={<IconUmbrella size={28} />}
          title="No lost property yet"
          text="Record what guests leave behind, with a photo. It is kept until its date, returned or disposed of."
        />
      }
    />
  )
}
