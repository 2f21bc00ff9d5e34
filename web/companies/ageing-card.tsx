import { type Ageing, ageingColumns, ageingNames } from '#contract/companies/ageing.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import { ReportCard } from '#web/reports/report-card.tsx'

/** What one company or all of them owe, by the days since it was due. */
export const AgeingCard = ({ ageing, owed }: { ageing: Ageing; owed: Paise }) => (
  <ReportCard title="Ageing">
    <FiguresTable
      caption="Ageing"
      head={['Days overdue', ...ageingColumns.map((column) => ageingNames[column]), 'Total']}
      rows={[['Owed', ...ageingColumns.map((column) => formatRupees(ageing[column])), formatRupees(owed)]]}
    />
  </ReportCard>
)
