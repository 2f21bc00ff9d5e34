import { IconTag } from '@tabler/icons-react'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import {
  type AverageRates,
  type OverriddenBooking,
  type PlanFigures,
  rentSourceNames,
} from '#contract/reports/average-rates.ts'
import { clerkName } from '#contract/reports/collections-words.ts'
import { averageRateDefinitions, reportMessages as say } from '#contract/reports/report-messages.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { paths } from '#web/paths.ts'
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'
import { FigureDefinitions } from '#web/reports/figure-definitions.tsx'
import { percentText } from '#web/reports/period-text.ts'
import { ReportCard } from '#web/reports/report-card.tsx'
import classes from '#web/reports/reports.module.css'

const money = (amount: Paise | null) => (amount === null ? '—' : formatRupees(amount))
const signed = (amount: Paise) => (amount > 0 ? `+${formatRupees(amount)}` : formatRupees(amount))
const count = (nights: number) => nights.toLocaleString('en-IN')

const planCells = ({ nights, revenue, average_rate, average_quoted, difference }: PlanFigures) => [
  count(nights),
  money(revenue),
  money(average_rate),
  money(average_quoted),
  average_quoted === null ? '—' : signed(difference),
]

const columns: Column<OverriddenBooking>[] = [
  {
    title: 'Booking',
    card: 'heading',
    noWrap: true,
    cell: ({ booking }) => (
      <TextLink to={paths.bookingDetails} search={{ slug: booking.slug }} fw={600}>
        {booking.booking_number}
      </TextLink>
    ),
  },
  { title: 'Guest', width: '15%', cell: ({ guest_name }) => <ClippedText>{guest_name}</ClippedText> },
  { title: 'Rate Plan', width: '13%', cell: ({ rate_plan }) => <ClippedText>{rate_plan}</ClippedText> },
  { title: 'Nights', numeric: true, cell: ({ nights }) => nights },
  { title: 'Quoted', numeric: true, cell: ({ quoted }) => formatRupees(quoted) },
  { title: 'Rent', numeric: true, cell: ({ rent }) => formatRupees(rent) },
  { title: 'Difference', numeric: true, cell: ({ difference }) => signed(difference) },
  { title: 'Reason', width: '22%', cell: ({ reason }) => reason ?? '—' },
  { title: 'Booked by', cell: ({ who }) => clerkName(who === null ? null : { name: who }) },
]

export const AverageRatesView = ({ report }: { report: AverageRates }) => {
  const { plans, total, sources, overrides } = report
  if (total.nights === 0) return <EmptyState icon={<IconTag size={28} />} title={say.noNightsSold} />
  return (
    <>
      <FigureBoxes
        figures={[
          { label: 'Average rate', value: money(total.average_rate), note: `${count(total.nights)} room nights` },
          { label: 'Average quoted rate', value: money(total.average_quoted), note: 'nights with a rate plan' },
          {
            label: 'Given away',
            value: money(overrides.given_away),
            note: `${counted(overrides.nights, 'night')} not as quoted`,
          },
          { label: 'Gained', value: money(overrides.gained), note: 'rents above the quoted price' },
        ]}
      />
      <ReportCard title="Rate plans">
        <FiguresTable
          caption="Average rate by plan"
          head={['Rate Plan', 'Nights', 'Revenue', 'Average Rate', 'Average Quoted', 'Difference']}
          rows={plans.map((plan) => [plan.rate_plan ?? rentSourceNames.no_plan, ...planCells(plan)])}
          total={['Total', ...planCells(total)]}
        />
      </ReportCard>
      <ReportCard title="Source of price">
        <FiguresTable
          caption="Source of price"
          head={['Source', 'Nights', 'Share', 'Revenue', 'Average Rate']}
          rows={sources.map(({ source, nights, revenue, average_rate }) => [
            rentSourceNames[source],
            count(nights),
            percentText((nights * 100) / total.nights),
            money(revenue),
            money(average_rate),
          ])}
        />
      </ReportCard>
      <ReportCard title="Bookings that differ from their rate plan">
        {overrides.bookings.length === 0 ? (
          <p className={classes.none}>{say.noOverrides}</p>
        ) : (
          <SmallTable
            caption="Bookings that differ from their rate plan"
            columns={columns}
            rows={overrides.bookings}
            rowKey={({ booking }) => booking.slug}
          />
        )}
      </ReportCard>
      <FigureDefinitions definitions={averageRateDefinitions} />
    </>
  )
}
