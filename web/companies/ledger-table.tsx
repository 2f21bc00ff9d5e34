import { IconReceiptRupee } from '@tabler/icons-react'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import { type LedgerEntry, ledgerKindNames, type StatementQuery } from '#contract/companies/statement.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { DayFilter } from '#web/kit/list/day-filter.tsx'
import { ListSums } from '#web/kit/list/list-sums.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { paths } from '#web/paths.ts'

const amount = (paise: Paise) => (paise === 0 ? null : formatRupees(paise))

const columns: Column<LedgerEntry, never>[] = [
  { title: 'Date', noWrap: true, cell: ({ date }) => formatDay(date) },
  { title: 'Kind', noWrap: true, cell: ({ kind }) => ledgerKindNames[kind] },
  { title: 'Number', noWrap: true, card: 'heading', cell: ({ number }) => number },
  {
    title: 'Invoice',
    noWrap: true,
    cell: ({ invoice }) =>
      invoice && (
        <TextLink to={paths.invoice} search={{ slug: invoice.slug }}>
          {invoice.number}
        </TextLink>
      ),
  },
  {
    title: 'Details',
    width: '24%',
    hideWhenNarrow: true,
    cell: ({ details }) => (details ? <ClippedText>{details}</ClippedText> : null),
  },
  { title: 'Debit', numeric: true, cell: ({ debit }) => amount(debit) },
  { title: 'Credit', numeric: true, cell: ({ credit }) => amount(credit) },
  { title: 'Balance', numeric: true, cell: ({ balance }) => formatRupees(balance) },
]

type Day = CalendarDate | undefined

/** A period never ends before it begins: the other day follows. */
const periodFrom = (date_from: Day, to: Day) =>
  date_from && to && date_from > to ? { date_from, date_to: date_from } : { date_from }
const periodTo = (date_to: Day, from: Day) =>
  date_to && from && date_to < from ? { date_from: date_to, date_to } : { date_to }

interface Period {
  from: string
  to: string
  opening: Paise
  debit: Paise
  credit: Paise
  closing: Paise
}

interface LedgerTableProps extends PagedList<LedgerEntry, StatementQuery> {
  period: Period | undefined
}

/** The ledger of a company, oldest first, with the balance after each line. */
export const LedgerTable = ({ period, ...paged }: LedgerTableProps) => {
  const { query, change } = paged
  const [from, to] = [query.date_from ?? period?.from, query.date_to ?? period?.to]
  return (
    <PagedTable
      caption="Ledger"
      columns={columns}
      {...paged}
      failed={say.accountFailed}
      reasonFirst
      toolbar={
        <>
          <DayFilter label="Date from" value={from} onChange={(day) => change(periodFrom(day, to))} />
          <DayFilter label="Date to" value={to} onChange={(day) => change(periodTo(day, from))} />
          {period && (
            <ListSums
              label="Lines"
              count={paged.list.data?.total ?? 0}
              sums={[
                { label: 'Opening', amount: period.opening },
                { label: 'Debit', amount: period.debit },
                { label: 'Credit', amount: period.credit },
                { label: 'Closing', amount: period.closing },
              ]}
            />
          )}
        </>
      }
      empty={
        <EmptyState
          icon={<IconReceiptRupee size={28} />}
          title="No invoices or payments in this period"
          text="Check out a guest with “The invoice is for a company” to bill this company."
        />
      }
    />
  )
}
