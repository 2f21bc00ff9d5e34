import { formatRupees } from '#contract/kit/money.ts'
import type { Sold } from '#contract/reports/revenue-report.ts'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import { ReportCard } from '#web/reports/report-card.tsx'
import classes from '#web/reports/reports.module.css'

interface SoldCardProps {
  title: string
  quantity: string
  sold: Sold[]
}

/** Sales of one kind, largest first. */
export const SoldCard = ({ title, quantity, sold }: SoldCardProps) => (
  <ReportCard title={title}>
    {sold.length === 0 ? (
      <p className={classes.none}>Nothing was sold in this period.</p>
    ) : (
      <div className={classes.long}>
        <FiguresTable
          caption={title}
          head={['Name', quantity, 'Amount']}
          rows={sold.map((one) => [one.name, one.quantity.toLocaleString('en-IN'), formatRupees(one.amount)])}
        />
      </div>
    )}
  </ReportCard>
)
