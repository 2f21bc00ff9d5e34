import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { FoodPlan } from '#contract/food-plans/food-plan.ts'
import { foodPlanEndpoints } from '#contract/food-plans/food-plan-endpoints.ts'
import { foodPlanMessages as say } from '#contract/food-plans/food-plan-messages.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { FoodPlanDialog } from '#web/food-plans/food-plan-dialog.tsx'
import { useFoodPlans } from '#web/food-plans/food-plan-queries.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { RowEditButton } from '#web/kit/table/row-edit-button.tsx'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { paths } from '#web/paths.ts'

export const FoodPlansPage = () => {
  const plans = useFoodPlans()
  const [edited, setEdited] = useState<FoodPlan | 'new'>()
  return (
    <Page
      title="Food Plans"
      trail={{ Home: paths.admin, Settings: paths.settings }}
      action={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
          Add food plan
        </Button>
      }
    >
      <Loaded query={plans} skeleton={<Skeleton height={200} radius="lg" />} failed={say.listFailed}>
        {(all) => (
          <SmallTable
            caption="Food plans"
            rows={all}
            rowKey={({ id }) => String(id)}
            columns={[
              { title: 'Name', card: 'heading', cell: ({ name }) => name },
              { title: 'Per person and night', numeric: true, cell: ({ price }) => formatRupees(price) },
            ]}
            actions={(plan) => (
              <RowEditButton of={plan.name} call={foodPlanEndpoints.update} onClick={() => setEdited(plan)} />
            )}
          />
        )}
      </Loaded>
      {edited && <FoodPlanDialog plan={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Page>
  )
}
