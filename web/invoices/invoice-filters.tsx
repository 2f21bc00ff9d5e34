import type { InvoiceQuery } from '#contract/invoices/invoice.ts'
import { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { DayFilter } from '#web/kit/list/day-filter.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { FiltersProps } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'

const statuses = InvoiceStatus.options.map((value) => ({ value, label: invoiceStatusNames[value] }))

export const InvoiceFilters = ({ query, change }: FiltersProps<InvoiceQuery>) => (
  <>
    <ListSearch label="Number, booking or guest" query={query} change={change} />
    <SelectFilter
      label="Status"
      all="All statuses"
      options={statuses}
      value={query.status}
      onChange={(status) => change({ status })}
    />
    <DayFilter label="Date from" value={query.date_from} onChange={(date_from) => change({ date_from })} />
    <DayFilter label="Date to" value={query.date_to} onChange={(date_to) => change({ date_to })} />
  </>
)
