import { counted } from '#contract/kit/counted.ts'
import { formatRupees, minus, type Paise, sumOf } from '#contract/kit/money.ts'
import type { TallyReport } from '#contract/reports/tally/tally.ts'
import { voucherContents } from '#contract/reports/tally/tally-messages.ts'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import classes from '#web/reports/checklist.module.css'
import { ReportCard } from '#web/reports/report-card.tsx'

/** A balance as accountants read it. */
const balanceText = (debit: Paise, credit: Paise) => {
  if (debit === credit) return formatRupees(minus(debit, credit))
  return debit > credit ? `${formatRupees(minus(debit, credit))} Dr` : `${formatRupees(minus(credit, debit))} Cr`
}

const ledgerRow = ({ name, group, debit, credit }: TallyReport['ledgers'][number]) => [
  name,
  group,
  formatRupees(debit),
  formatRupees(credit),
  balanceText(debit, credit),
]

/** The vouchers by type, and the sums of the ledgers to compare with Tally after the import. */
export const TallyTotals = ({ report: { vouchers, ledgers, parties } }: { report: TallyReport }) => {
  const debit = sumOf([...ledgers.map((one) => one.debit), parties.debit])
  const credit = sumOf([...ledgers.map((one) => one.credit), parties.credit])
  const count = vouchers.reduce((sum, one) => sum + one.count, 0)
  return (
    <>
      <ReportCard title="Vouchers">
        <FiguresTable
          caption="Vouchers by type"
          head={['Voucher', 'Contents', 'Vouchers', 'Amount']}
          rows={vouchers.map((one) => [
            one.type,
            voucherContents[one.type],
            String(one.count),
            formatRupees(one.amount),
          ])}
          total={['Total', '', String(count), formatRupees(sumOf(vouchers.map(({ amount }) => amount)))]}
          words={2}
        />
      </ReportCard>
      <ReportCard title="Ledgers">
        <FiguresTable
          caption="Ledgers in these dates"
          head={['Ledger', 'Group', 'Debit', 'Credit', 'Balance of these dates']}
          rows={[
            ...ledgers.map(ledgerRow),
            ledgerRow({ name: counted(parties.count, 'ledger'), group: 'Sundry Debtors', ...parties }),
          ]}
          total={['Total', '', formatRupees(debit), formatRupees(credit), balanceText(debit, credit)]}
          words={2}
        />
        <p className={classes.note}>
          In Tally, import the masters first: they create the ledgers that are missing. Then import the vouchers and
          compare the ledgers of these dates with this table. Importing the same dates again replaces the vouchers and
          does not double them.
        </p>
      </ReportCard>
    </>
  )
}
