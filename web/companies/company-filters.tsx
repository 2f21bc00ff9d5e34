import type { CompanyQuery } from '#contract/companies/company.ts'
import { companyKinds } from '#web/companies/company-input.ts'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { FiltersProps } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'

const activities = [
  { value: 1, label: 'Active' },
  { value: 0, label: 'Inactive' },
]

export const CompanyFilters = ({ query, change }: FiltersProps<CompanyQuery>) => (
  <>
    <ListSearch label="Name, GSTIN, contact or phone" query={query} change={change} />
    <SelectFilter
      label="Kind"
      all="All kinds"
      options={companyKinds}
      value={query.kind}
      onChange={(kind) => change({ kind })}
    />
    <SelectFilter
      label="Status"
      all="All statuses"
      options={activities}
      value={query.is_active === undefined ? undefined : Number(query.is_active)}
      onChange={(active) => change({ is_active: active === undefined ? undefined : active === 1 })}
    />
  </>
)
