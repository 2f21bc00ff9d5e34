import { IconBuilding } from '@tabler/icons-react'
import { type Ageing, ageingColumns, ageingNames } from '#contract/companies/ageing.ts'
import { companyKindNames } from '#contract/companies/company.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import type { OutstandingCompanies, OutstandingCompany } from '#contract/reports/outstanding-companies.ts'
import { AgeingCard } from '#web/companies/ageing-card.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { CellPair } from '#web/kit/table/cell-pair.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { paths } from '#web/paths.ts'
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'

const amount = (paise: Paise) => (paise === 0 ? null : formatRupees(paise))

const ageingColumn = (column: keyof Ageing): Column<OutstandingCompany> => ({
  title: ageingNames[column],
  numeric: true,
  cell: ({ ageing }) => amount(ageing[column]),
})

const columns: Column<OutstandingCompany>[] = [
  {
    title: 'Company',
    card: 'heading',
    width: '18%',
    cell: ({ company: { name, slug, kind } }) => (
      <CellPair below={companyKindNames[kind]}>
        <TextLink to={paths.company} params={{ slug }} fw={600}>
          {name}
        </TextLink>
      </CellPair>
    ),
  },
  {
    title: 'Owed',
    numeric: true,
    cell: ({ owed, invoices }) =>
      invoices === 0 ? null : <CellPair below={counted(invoices, 'invoice')}>{formatRupees(owed)}</CellPair>,
  },
  ...ageingColumns.map(ageingColumn),
  { title: 'Overdue', numeric: true, cell: ({ overdue }) => amount(overdue) },
  { title: 'Credit balance', numeric: true, cell: ({ credit_balance }) => amount(credit_balance) },
  {
    title: 'Credit limit',
    numeric: true,
    cell: ({ credit_limit, credit_free }) =>
      credit_limit === null || credit_free === null ? (
        'No credit'
      ) : (
        <CellPair below={`${formatRupees(credit_free)} left`}>{formatRupees(credit_limit)}</CellPair>
      ),
  },
]

interface OutstandingCompaniesCardProps {
  outstanding: OutstandingCompanies
  /** Said if there is no row. */
  none: string
}

/** The sums, the ageing of all companies together, and a row for each company. */
export const OutstandingCompaniesCard = ({ outstanding: { rows, total }, none }: OutstandingCompaniesCardProps) => (
  <>
    <FigureBoxes
      figures={[
        { label: 'Owed', value: formatRupees(total.owed), note: counted(total.invoices, 'open invoice') },
        { label: 'Overdue', value: formatRupees(total.overdue) },
        { label: 'Credit balances', value: formatRupees(total.credit_balance), note: 'paid too much' },
        { label: 'Balance', value: formatRupees(total.balance), note: 'owed less credit balances' },
      ]}
    />
    {rows.length === 0 ? (
      <EmptyState icon={<IconBuilding size={28} />} title={none} />
    ) : (
      <>
        <AgeingCard ageing={total.ageing} owed={total.owed} />
        <SmallTable
          caption="Outstanding by company"
          columns={columns}
          rows={rows}
          rowKey={({ company }) => company.slug}
        />
      </>
    )}
  </>
)
