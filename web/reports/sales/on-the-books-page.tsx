import { Skeleton } from '@mantine/core'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees, minus, type Paise, zero } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import {
  type BookedFigures,
  type BookedPeriod,
  daysOnTheBooks,
  type OnTheBooks,
  pickUpDays,
} from '#contract/reports/on-the-books.ts'
import { onTheBooksDefinitions, reportMessages as say } from '#contract/reports/report-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'
import { FigureDefinitions } from '#web/reports/figure-definitions.tsx'
import { dayWithWeekday, percentText, periodName, rangeText } from '#web/reports/period-text.ts'
import { ReportActions } from '#web/reports/report-actions.tsx'
import { ReportCard } from '#web/reports/report-card.tsx'
import { fetchOnTheBooksFile, useOnTheBooks } from '#web/reports/report-queries.ts'
import classes from '#web/reports/reports.module.css'
import { OnTheBooksChart } from '#web/reports/sales/on-the-books-chart.tsx'

const money = (amount: Paise | null | undefined) => (amount == null ? '—' : formatRupees(amount))
const count = (nights: number | undefined) => nights?.toLocaleString('en-IN') ?? '—'
const signed = (nights: number) => (nights > 0 ? `+${count(nights)}` : count(nights))
const signedMoney = (amount: Paise) => (amount > 0 ? `+${formatRupees(amount)}` : formatRupees(amount))

const head = [
  'Rooms Sold',
  'Occupancy',
  'Revenue',
  'ADR',
  'Rooms Last Year',
  'Revenue Last Year',
  'ADR Last Year',
  'Pick-Up Nights',
  'Pick-Up Revenue',
]

const cells = ({ booked, last_year, pick_up }: BookedFigures) => [
  count(booked.nights_sold),
  percentText(booked.occupancy),
  money(booked.room_revenue),
  money(booked.adr),
  count(last_year?.nights_sold),
  money(last_year?.room_revenue),
  money(last_year?.adr),
  signed(pick_up.nights),
  signedMoney(pick_up.revenue),
]

/** `Nov 2026 (15 days)` */
const monthText = ({ period, days }: BookedPeriod) => `${periodName(period)} (${counted(days, 'day')})`

/** What is sold for the next 90 days, beside last year and the last week. */
export const OnTheBooksPage = () => {
  const report = useOnTheBooks()
  const start_date = useHotelToday()
  return (
    <Page
      title="On the Books"
      trail={{ Home: paths.admin }}
      subtitle={rangeText({ start_date, end_date: addDays(start_date, daysOnTheBooks - 1) })}
      action={<ReportActions fetchFile={fetchOnTheBooksFile} name={`on-the-books-${start_date}.xlsx`} />}
    >
      <Loaded query={report} skeleton={<Skeleton height={420} radius="lg" />} failed={say.listFailed}>
        {(found) => <OnTheBooksView report={found} />}
      </Loaded>
    </Page>
  )
}

const OnTheBooksView = ({ report: { days, months, total } }: { report: OnTheBooks }) => {
  const { booked, last_year, pick_up } = total
  const more = minus(booked.room_revenue, last_year?.room_revenue ?? zero)
  return (
    <div className={`${classes.report} ${classes.paper}`}>
      <FigureBoxes
        figures={[
          {
            label: 'Room nights sold',
            value: count(booked.nights_sold),
            note: `${percentText(booked.occupancy)} occupied, last year ${count(last_year?.nights_sold)}`,
          },
          { label: 'Revenue', value: money(booked.room_revenue), note: `${signedMoney(more)} against last year` },
          { label: 'ADR', value: money(booked.adr), note: `last year ${money(last_year?.adr)}` },
          {
            label: `Pick-up of the last ${pickUpDays} days`,
            value: `${signed(pick_up.nights)} nights`,
            note: signedMoney(pick_up.revenue),
          },
        ]}
      />
      <OnTheBooksChart days={days} />
      <ReportCard title="Month by month">
        <FiguresTable
          caption="On the books by month"
          head={['Month', ...head]}
          rows={months.map((month) => [monthText(month), ...cells(month)])}
          total={[`Total (${counted(days.length, 'day')})`, ...cells(total)]}
        />
      </ReportCard>
      <ReportCard title="Day by day">
        <FiguresTable
          caption="On the books by day"
          head={['Date', ...head]}
          rows={days.map((day) => [dayWithWeekday(day.period), ...cells(day)])}
          total={['Total', ...cells(total)]}
        />
      </ReportCard>
      <FigureDefinitions definitions={onTheBooksDefinitions} />
    </div>
  )
}
