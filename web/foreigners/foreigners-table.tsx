import { IconWorld } from '@tabler/icons-react'
import { type Foreigner, type ForeignerQuery, ForeignerStatus } from '#contract/foreigners/foreigner.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import { ForeignerStatusCell } from '#web/foreigners/foreigner-status.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { DaysFilter } from '#web/kit/list/days-filter.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import { Matched } from '#web/kit/list/matched.tsx'
import type { FiltersProps, PagedList } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { CellPair } from '#web/kit/table/cell-pair.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'

type Sort = NonNullable<ForeignerQuery['sort']>

const missingText = (missing: string[]) =>
  missing.length <= 2 ? missing.join(', ') : `${missing.slice(0, 2).join(', ')} and ${missing.length - 2} more`

const columnsFor = (search: string | undefined, zone: string): Column<Foreigner, Sort>[] => [
  {
    title: 'Name',
    sort: 'name',
    card: 'heading',
    width: '22%',
    cell: ({ slug, name, nationality, passport_no }) => (
      <CellPair below={<Matched text={[nationality, passport_no].filter(Boolean).join(' · ')} search={search} />}>
        <TextLink to={paths.foreigner} params={{ slug }}>
          <Matched text={name} search={search} />
        </TextLink>
      </CellPair>
    ),
  },
  {
    title: 'Room',
    cell: ({ rooms, booking, booking_number }) => (
      <CellPair
        below={
          <TextLink to={paths.bookingDetails} search={{ slug: booking }}>
            {booking_number}
          </TextLink>
        }
      >
        {rooms || '—'}
      </CellPair>
    ),
  },
  {
    title: 'Arrival',
    sort: 'arrival',
    noWrap: true,
    cell: ({ arrival_date, arrived_at }) => (
      <CellPair below={arrived_at ? formatTime(arrived_at, zone) : 'Time not known'}>
        {formatDay(arrival_date)}
      </CellPair>
    ),
  },
  {
    title: 'Departure',
    noWrap: true,
    hideWhenNarrow: true,
    cell: ({ departure_date, left_at }) =>
      departure_date && (
        <CellPair below={left_at ? formatTime(left_at, zone) : ''}>{formatDay(departure_date)}</CellPair>
      ),
  },
  {
    title: 'Missing',
    width: '22%',
    hideWhenNarrow: true,
    cell: ({ missing }) =>
      missing.length > 0 && <CellPair below={missingText(missing)}>{counted(missing.length, 'field')}</CellPair>,
  },
  { title: 'Status', sort: 'due', cell: (foreigner) => <ForeignerStatusCell foreigner={foreigner} /> },
]

const statuses = ForeignerStatus.options.map((status) => ({ value: status, label: say.statuses[status] }))

const ForeignerFilters = ({ query, change }: FiltersProps<ForeignerQuery>) => (
  <>
    <ListSearch label="Name, passport, room, number" query={query} change={change} width={300} />
    <SelectFilter
      label="Status"
      all="All statuses"
      options={statuses}
      value={query.status}
      onChange={(status) => change({ status })}
      width={170}
    />
    <DaysFilter names={['from', 'to']} labels={['Arrived from', 'Arrived until']} query={query} change={change} />
  </>
)

export const ForeignersTable = (paged: PagedList<Foreigner, ForeignerQuery>) => {
  const zone = useHotelZone()
  return (
    <PagedTable
      caption="Foreigners"
      columns={columnsFor(paged.query.search, zone)}
      {...paged}
      failed={say.listFailed}
      toolbar={<ForeignerFilters query={paged.query} change={paged.change} />}
      actions={({ slug, name }) => (
        <ButtonLink
          to={paths.foreigner}
          params={{ slug }}
          size="compact-sm"
          variant="default"
          aria-label={`Copy sheet of ${name}`}
        >
          Copy sheet
        </ButtonLink>
      )}
      empty={<EmptyState icon={<IconWorld size={28} />} title={say.noneFound} text={say.noneText} />}
    />
  )
}
