import { counted } from '#contract/kit/counted.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { type CollectionsReport, type DepositsOfDay, type Money, netOf } from '#contract/reports/collections-report.ts'
import {
  advanceSteps,
  clerkName,
  collectionsDefinitions,
  depositColumns,
  documentNames,
} from '#contract/reports/collections-words.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import { paths } from '#web/paths.ts'
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'
import { FigureDefinitions } from '#web/reports/figure-definitions.tsx'
import { ReportCard } from '#web/reports/report-card.tsx'
import classes from '#web/reports/reports.module.css'

/** The net comes first: a phone shows it without scrolling. */
const moneyHead = ['Net', 'Payments', 'Received', 'Refunds', 'Refunded']

const moneyCells = ({ payments, received, refunds, refunded, net }: Money) => [
  formatRupees(net),
  payments.toLocaleString('en-IN'),
  formatRupees(received),
  refunds.toLocaleString('en-IN'),
  formatRupees(refunded),
]

export const CollectionsView = ({ report }: { report: CollectionsReport }) => {
  const { date, total, advances, deposits, by_method, by_clerk, documents } = report
  const hasMoney = total.payments + total.refunds > 0
  return (
    <>
      <FigureBoxes
        figures={[
          { label: 'Received', value: formatRupees(total.received), note: counted(total.payments, 'payment') },
          { label: 'Refunded', value: formatRupees(total.refunded), note: counted(total.refunds, 'refund') },
          { label: 'Net', value: formatRupees(total.net), note: 'received less refunded' },
          { label: 'Advances held', value: formatRupees(advances.closing), note: 'at the end of the day' },
        ]}
      />
      {hasMoney ? (
        <>
          <ReportCard
            title="By method"
            action={
              <TextLink to={paths.payments} search={{ date_from: date, date_to: date }} size="sm" data-screen-only>
                Payments of this day
              </TextLink>
            }
          >
            <FiguresTable
              caption="By method"
              head={['Method', ...moneyHead]}
              rows={by_method.map(({ method, ...money }) => [method.name, ...moneyCells(money)])}
              total={['Total', ...moneyCells(total)]}
            />
          </ReportCard>
          <ReportCard title="By clerk">
            <FiguresTable
              caption="By clerk"
              head={['Clerk', ...moneyHead]}
              rows={by_clerk.map(({ clerk, ...money }) => [clerkName(clerk), ...moneyCells(money)])}
              total={['Total', ...moneyCells(total)]}
            />
          </ReportCard>
          <ByClerkAndMethod report={report} />
        </>
      ) : (
        <ReportCard title="By method">
          <p className={classes.none}>{say.noMoney}</p>
        </ReportCard>
      )}
      {deposits.by_method.length > 0 && <Deposits deposits={deposits} />}
      <div className={classes.three}>
        <ReportCard title="Advances held">
          <FiguresTable
            caption="Advances held"
            head={['Advances', 'Amount']}
            rows={advanceSteps(advances).map(({ label, amount }) => [label, formatRupees(amount)])}
          />
        </ReportCard>
        <ReportCard title="Documents of the day">
          <FiguresTable
            caption="Documents of the day"
            head={['Documents', 'Number', 'Amount']}
            rows={documentNames.map(({ of, label }) => [
              label,
              documents[of].count.toLocaleString('en-IN'),
              formatRupees(documents[of].amount),
            ])}
          />
        </ReportCard>
      </div>
      <FigureDefinitions definitions={collectionsDefinitions} />
    </>
  )
}

/** Money that is neither revenue nor an advance. */
const Deposits = ({ deposits: { opening, by_method, ...total } }: { deposits: CollectionsReport['deposits'] }) => (
  <ReportCard
    title="Security deposits"
    action={
      <TextLink to={paths.depositsHeld} size="sm" data-screen-only>
        Deposits held
      </TextLink>
    }
  >
    <FiguresTable
      caption="Security deposits"
      head={depositColumns}
      rows={[
        ['Opening', '', '', '', formatRupees(opening)],
        ...by_method.map(({ method, ...part }) => [method.name, ...depositCells(part)]),
      ]}
      total={['Total', ...depositCells(total)]}
    />
  </ReportCard>
)

const depositCells = ({ taken, returned, kept, held }: DepositsOfDay) => [taken, returned, kept, held].map(formatRupees)

/** What each clerk has to hand over of each method. */
const ByClerkAndMethod = ({
  report: { by_method, by_clerk, by_method_and_clerk, total },
}: {
  report: CollectionsReport
}) => (
  <ReportCard title="Net by clerk and method">
    <FiguresTable
      caption="Net by clerk and method"
      head={['Clerk', 'Total', ...by_method.map(({ method }) => method.name)]}
      rows={by_clerk.map(({ clerk, net }) => [
        clerkName(clerk),
        formatRupees(net),
        ...by_method.map(({ method }) => formatRupees(netOf(by_method_and_clerk, method.id, clerk?.slug))),
      ])}
      total={['Total', formatRupees(total.net), ...by_method.map(({ net }) => formatRupees(net))]}
    />
  </ReportCard>
)
