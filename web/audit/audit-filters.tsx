import { Select } from '@mantine/core'
import { auditedEntities } from '#contract/audit/audit.ts'
import type { AuditFilters as Filters } from '#web/audit/audit-queries.ts'
import { entityName } from '#web/audit/audit-words.ts'
import { DayFilter } from '#web/kit/list/day-filter.tsx'
import { useStaffOptions } from '#web/staff/staff-queries.ts'

interface AuditFiltersProps {
  filters: Filters
  change: (changes: Filters) => void
}

const entities = auditedEntities.map((value) => ({ value, label: entityName(value) }))

export const AuditFilters = ({ filters, change }: AuditFiltersProps) => {
  const { data: staff = [] } = useStaffOptions()
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
        placeholder="Everyone"
        clearable
        searchable
        w={200}
        data={staff}
        value={filters.account ?? null}
        onChange={(account) => change({ account: account ?? undefined })}
      />
      <DayFilter label="From" value={filters.from} onChange={(from) => change({ from })} />
      <DayFilter label="To" value={filters.to} onChange={(to) => change({ to })} />
    </>
  )
}
