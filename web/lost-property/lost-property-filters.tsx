import { Chip } from '@mantine/core'
import { type LostPropertyQuery, LostPropertyStatus } from '#contract/lost-property/lost-property.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { FiltersProps } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'
import '@mantine/core/styles/Chip.layer.css'

const statuses = LostPropertyStatus.options.map((status) => ({ value: status, label: say.statuses[status] }))

export const LostPropertyFilters = ({ query, change }: FiltersProps<LostPropertyQuery>) => (
  <>
    <ListSearch label="What, where or who" query={query} change={change} />
    <SelectFilter
      label="Status"
      all="All statuses"
      options={statuses}
      value={query.status}
      onChange={(status) => change({ status })}
    />
    <Chip size="sm" checked={query.overdue ?? false} onChange={(isOn) => change({ overdue: isOn || undefined })}>
      {say.overdue}
    </Chip>
  </>
)
