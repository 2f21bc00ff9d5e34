import type { InvoiceQuery } from '#contract/invoices/invoice.ts'
import { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { DaysFilter } from '#web/kit/list/days-filter.tsx'
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
    <DaysFilter names={['date_from', 'date_to']} labels={['Date from', 'Date to']} query={query} change={change} />
  </>
)
