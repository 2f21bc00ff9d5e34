import { EInvoiceStatus } from '#contract/e-invoices/e-invoice-status.ts'
import type { InvoiceQuery } from '#contract/invoices/invoice.ts'
import { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { DaysFilter } from '#web/kit/list/days-filter.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { FiltersProps } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'

const filterNames: Record<EInvoiceStatus, string> = {
  to_register: 'to register',
  registered: 'registered',
  cancelled: 'cancelled',
}
const statuses = InvoiceStatus.options.map((value) => ({ value, label: invoiceStatusNames[value] }))

const eInvoices = EInvoiceStatus.options.map((value) => ({ value, label: `E-invoice: ${filterNames[value]}` }))

interface InvoiceFiltersProps extends FiltersProps<InvoiceQuery> {
  hasEInvoices: boolean
}

export const InvoiceFilters = ({ query, change, hasEInvoices }: InvoiceFiltersProps) => (
  <>
    <ListSearch label="Number, booking or guest" query={query} change={change} />
    <SelectFilter
      label="Status"
      all="All statuses"
      options={statuses}
      value={query.status}
      onChange={(status) => change({ status })}
    />
    {hasEInvoices && (
      <SelectFilter
        label="E-invoice"
        all="All e-invoices"
        width={230}
        options={eInvoices}
        value={query.e_invoice}
        onChange={(e_invoice) => change({ e_invoice })}
      />
    )}
    <DaysFilter names={['date_from', 'date_to']} labels={['Date from', 'Date to']} query={query} change={change} />
  </>
)
