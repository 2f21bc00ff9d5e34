import type { AuditAction } from '#contract/audit/audit.ts'
import { auditedEntities, permissionToRead } from '#contract/audit/audited-entities.ts'
import { staffEndpoints } from '#contract/staff/staff-endpoints.ts'
import type { AuditFilters as Filters } from '#web/audit/audit-queries.ts'
import { entityName } from '#web/audit/audit-text.ts'
import { May } from '#web/kit/access/may.tsx'
import { useMay } from '#web/kit/access/use-may.ts'
import { DaysFilter } from '#web/kit/list/days-filter.tsx'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'
import { useStaffOptions } from '#web/staff/staff-queries.ts'

interface AuditFiltersProps {
  filters: Filters
  change: (changes: Filters) => void
}

const entities = auditedEntities
  .map((value) => ({ value, label: entityName(value) }))
  .sort((one, other) => one.label.localeCompare(other.label))

const kinds: { value: AuditAction; label: string }[] = [
  { value: 'insert', label: 'Added' },
  { value: 'update', label: 'Changed' },
  { value: 'delete', label: 'Deleted' },
  { value: 'view', label: 'ID photo viewed' },
  { value: 'export', label: 'Data exported' },
  { value: 'anonymise', label: 'Anonymised' },
]

export const AuditFilters = ({ filters, change }: AuditFiltersProps) => {
  const may = useMay()
  return (
    <>
      <SelectFilter
        label="What"
        all="Everything"
        options={entities.filter(({ value }) => may(permissionToRead[value]))}
        value={filters.entity}
        onChange={(entity) => change({ entity, slug: undefined })}
        width={180}
        searchable
      />
      <SelectFilter
        label="Kind"
        all="All kinds"
        options={kinds}
        value={filters.action}
        onChange={(action) => change({ action })}
        width={180}
      />
      <May call={staffEndpoints.list}>
        <WhoFilter filters={filters} change={change} />
      </May>
      <DaysFilter names={['from', 'to']} labels={['From', 'To']} query={filters} change={change} />
    </>
  )
}

const WhoFilter = ({ filters, change }: AuditFiltersProps) => {
  const { data: staff = [] } = useStaffOptions()
  return (
    <SelectFilter
      label="Who"
      all="Everyone"
      options={staff}
      value={filters.account}
      onChange={(account) => change({ account })}
      width={200}
      searchable
    />
  )
}
