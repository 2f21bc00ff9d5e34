import { useSearch } from '@tanstack/react-router'
import { counted } from '#contract/kit/counted.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { type DayListKind, DayListQuery, dayListTitles } from '#contract/reports/day-list.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { RowsSkeleton } from '#web/kit/table/rows-skeleton.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { DayPicker } from '#web/reports/day-picker.tsx'
import { DayListTable } from '#web/reports/desk/day-list-table.tsx'
import { ReportActions } from '#web/reports/report-actions.tsx'
import { fetchDayListFile, useDayList } from '#web/reports/report-queries.ts'
import classes from '#web/reports/reports.module.css'
import { useReportSearch } from '#web/reports/use-report-search.ts'

export const ArrivalsPage = () => <DayList kind="arrivals" />
export const DeparturesPage = () => <DayList kind="departures" />
export const InHousePage = () => <DayList kind="in-house" />
export const RoomMovesPage = () => <DayList kind="moves" />

const DayList = ({ kind }: { kind: DayListKind }) => {
  const today = useHotelToday()
  const [{ date }, change] = useReportSearch(DayListQuery, useSearch({ from: '/admin/day-list' }), { date: today })
  const list = useDayList(kind, date)
  const rooms =
    list.data && !list.isPlaceholderData
      ? `, ${counted(list.data.length, kind === 'moves' ? 'room move' : 'room')}`
      : ''
  return (
    <Page
      title={dayListTitles[kind]}
      trail={{ Home: paths.admin }}
      subtitle={`${formatDay(date)}${rooms}`}
      action={<ReportActions fetchFile={(how) => fetchDayListFile(kind, date, how)} name={`${kind}-${date}.xlsx`} />}
    >
      <DayPicker date={date} today={today} onDate={(date) => change({ date })} />
      <Loaded query={list} skeleton={<RowsSkeleton rows={8} columns={8} />} failed={say.listFailed}>
        {(rows) => (
          <div className={`${classes.report} ${classes.paper}`} data-stale={list.isPlaceholderData}>
            <DayListTable kind={kind} rows={rows} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
