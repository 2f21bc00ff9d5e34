import { IconTag } from '@tabler/icons-react'
import type { RatePlan, RatePlanQuery } from '#contract/rates/rate-plan.ts'
import { ratePlanEndpoints } from '#contract/rates/rate-plan-endpoints.ts'
import { ratePlanMessages } from '#contract/rates/rate-plan-messages.ts'
import { ActiveBadge } from '#web/kit/feedback/active-badge.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditLink } from '#web/kit/table/row-edit-link.tsx'
import { paths } from '#web/paths.ts'
import { guestsText, priceText, stayText } from '#web/rates/plans/plan-text.ts'

const columns: Column<RatePlan, NonNullable<RatePlanQuery['sort']>>[] = [
  {
    title: 'Name',
    sort: 'name',
    card: 'heading',
    cell: ({ name, slug }) => (
      <TextLink to={paths.editRatePlan} search={{ slug }}>
        {name}
      </TextLink>
    ),
  },
  { title: 'Price', cell: priceText },
  { title: 'Meals', cell: ({ food_plan }) => food_plan },
  { title: 'Stay', hideWhenNarrow: true, cell: (plan) => stayText(plan) || null },
  { title: 'For', cell: guestsText },
  { title: 'Status', cell: ({ is_active }) => <ActiveBadge isActive={is_active} /> },
]

interface RatePlansTableProps extends PagedList<RatePlan, RatePlanQuery> {
  onDelete: (plan: RatePlan) => void
}

export const RatePlansTable = ({ onDelete, ...paged }: RatePlansTableProps) => (
  <PagedTable
    caption="Rate plans"
    columns={columns}
    {...paged}
    failed={ratePlanMessages.listFailed}
    toolbar={<ListSearch label="Search rate plans" query={paged.query} change={paged.change} />}
    actions={(plan) => (
      <RowActions
        of={plan.name}
        next={<RowEditLink to={paths.editRatePlan} search={{ slug: plan.slug }} of={plan.name} />}
      >
        <DeleteItem call={ratePlanEndpoints.remove} onClick={() => onDelete(plan)} />
      </RowActions>
    )}
    empty={
      <EmptyState
        icon={<IconTag size={28} />}
        title="No rate plans yet"
        text="A rate plan has the prices of the rooms and the terms: meals, minimum stay, cancellation."
        action={<ButtonLink to={paths.addRatePlan}>Add Rate Plan</ButtonLink>}
      />
    }
  />
)
