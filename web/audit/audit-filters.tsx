import { Select } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { auditedEntities } from '#contract/audit/audit.ts'
import { type AuditFilters as Filters, useStaffOptions } from '#web/audit/audit-queries.ts'
import { entityName } from '#web/audit/audit-words.ts'
import { readDay } from '#web/kit/form/read-day.ts'
import { useHotelToday } from '#web/kit/hotel-time.ts'
import '@mantine/dates/styles.layer.css'

interface AuditFiltersProps {
  filters: Filters
  change: (changes: Filters) => void
}

const entities = auditedEntities.map((value) => ({ value, label: entityName(value) }))

export const AuditFilters = ({ filters, change }: AuditFiltersProps) => {
  const today = useHotelToday()
  const { data: staff = [] } = useStaffOptions()
  const day = (name: 'from' | 'to', label: string) => (
    <DateInput
      aria-label={label}
      placeholder={label}
      clearable
      w={160}
      valueFormat="MMM DD, YYYY"
      dateParser={(typed) => readDay(typed, today)}
      value={filters[name] ?? null}
      onChange={(date) => change({ [name]: date ?? undefined })}
    />
  )
  return (
    <>
      <Select
        aria-label="What"
        placeholder="Everything"
        clearable
        searchable
        w={180}
        data={entities}
        value={filters.entity ?? null}
        onChange={(entity) => change({ entity: entity ?? undefined, slug: undefined })}
      />
      <Select
        aria-label="Who"
        placeholder="Everybody"
        clearable
        searchable
        w={200}
        data={staff}
        value={filters.account ?? null}
        onChange={(account) => change({ account: account ?? undefined })}
      />
      {day('from', 'From')}
      {day('to', 'To')}
    </>
  )
}
