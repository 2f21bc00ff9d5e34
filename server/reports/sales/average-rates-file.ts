import { type AverageRates, type PlanFigures, rentSourceNames } from '#contract/reports/average-rates.ts'
import type { ReportDays } from '#contract/reports/report-period.ts'
import { moneyFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { moneyCell } from '#server/reports/report-cells.ts'

const money = (header: string) => ({ header, width: 16, format: moneyFormat })

const planCells = ({ nights, revenue, average_rate, average_quoted, difference }: PlanFigures) => [
  nights,
  moneyCell(revenue),
  moneyCell(average_rate),
  moneyCell(average_quoted),
  moneyCell(difference),
]

export const averageRatesFile = async (
  { start_date, end_date }: ReportDays,
  { plans, total, sources, overrides }: AverageRates,
) => ({
  bytes: await workbook([
    {
      name: 'By plan',
      columns: [
        { header: 'Rate Plan', width: 26 },
        { header: 'Nights', width: 9 },
        money('Revenue'),
        money('Average Rate'),
        money('Average Quoted'),
        money('Difference'),
      ],
      rows: [
        ...plans.map((plan) => [plan.rate_plan ?? rentSourceNames.no_plan, ...planCells(plan)]),
        ['Total', ...planCells(total)],
      ],
    },
    {
      name: 'By source of price',
      columns: [
        { header: 'Source of Price', width: 28 },
        { header: 'Nights', width: 9 },
        money('Revenue'),
        money('Average Rate'),
      ],
      rows: sources.map(({ source, nights, revenue, average_rate }) => [
        rentSourceNames[source],
        nights,
        moneyCell(revenue),
        moneyCell(average_rate),
      ]),
    },
    {
      name: 'Overrides',
      columns: [
        { header: 'Booking', width: 12 },
        { header: 'Guest', width: 30 },
        { header: 'Rate Plan', width: 24 },
        { header: 'Nights', width: 9 },
        money('Quoted'),
        money('Rent'),
        money('Difference'),
        { header: 'Reason', width: 44 },
        { header: 'Booked by', width: 22 },
      ],
      rows: overrides.bookings.map(
        ({ booking, guest_name, rate_plan, nights, quoted, rent, difference, reason, who }) => [
          booking.booking_number,
          guest_name,
          rate_plan,
          nights,
          moneyCell(quoted),
          moneyCell(rent),
          moneyCell(difference),
          reason ?? '',
          who ?? '',
        ],
      ),
    },
  ]),
  name: `average-rate-by-plan-${start_date}-${end_date}.xlsx`,
})
