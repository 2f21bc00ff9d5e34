import { Select } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { type InvoiceQuery, InvoiceStatus } from '#contract/invoices/invoice.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { readDay } from '#web/kit/form/read-day.ts'
import { useHotelToday } from '#web/kit/hotel-time.ts'
import { SearchBox } from '#web/kit/search-box.tsx'
import '@mantine/dates/styles.layer.css'

interface InvoiceFiltersProps {
  query: InvoiceQuery
  change: (changes: Partial<InvoiceQuery>, how?: { replace: boolean }) => void
}

const statuses = InvoiceStatus.options.map((value) => ({ value, label: invoiceStatusNames[value] }))

export const InvoiceFilters = ({ query, change }: InvoiceFiltersProps) => {
  const today = useHotelToday()
  const day = (name: 'date_from' | 'date_to', label: string) => (
    <DateInput
      aria-label={label}
      placeholder={label}
      clearable
      w={160}
      valueFormat="MMM DD, YYYY"
      dateParser={(typed) => readDay(typed, today)}
      value={query[name] ?? null}
      onChange={(date) => change({ [name]: date ?? undefined })}
    />
  )
  return (
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
      {day('date_from', 'Date from')}
      {day('date_to', 'Date to')}
    </>
  )
}
