import { Select } from '@mantine/core'
import { type InvoiceQuery, InvoiceStatus } from '#contract/invoices/invoice.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { DayFilter } from '#web/kit/list/day-filter.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'

interface InvoiceFiltersProps {
  query: InvoiceQuery
  change: (changes: Partial<InvoiceQuery>, how?: { replace: boolean }) => void
}

const statuses = InvoiceStatus.options.map((value) => ({ value, label: invoiceStatusNames[value] }))

export const InvoiceFilters = ({ query, change }: InvoiceFiltersProps) => (
  <>
    <SearchBox
      label="Number, booking or guest"
      value={query.search}
      onSearch={(search) => change({ search: search || undefined }, { replace: true })}
    />
    <Select<InvoiceStatus>
      aria-label="Status"
      placeholder="All statuses"
      clearable
      w={150}
      data={statuses}
      value={query.status ?? null}
      onChange={(status) => change({ status: status ?? undefined })}
    />
    <DayFilter label="Date from" value={query.date_from} onChange={(date_from) => change({ date_from })} />
    <DayFilter label="Date to" value={query.date_to} onChange={(date_to) => change({ date_to })} />
  </>
)
