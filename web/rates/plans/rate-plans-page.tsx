import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type RatePlan, RatePlanQuery } from '#contract/rates/rate-plan.ts'
import { ratePlanMessages } from '#contract/rates/rate-plan-messages.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { RatePlansTable } from '#web/rates/plans/rate-plans-table.tsx'
import { ratePlanQueries } from '#web/rates/rate-plan-queries.ts'

export const RatePlansPage = () => {
  const [query, change] = useListQuery(RatePlanQuery, useSearch({ from: `/admin${paths.ratePlans}` }))
  const list = ratePlanQueries.useList(query)
  const remove = ratePlanQueries.useRemove()
  const [toDelete, setToDelete] = useState<RatePlan>()

  return (
    <Page
      title="Rate Plans"
      trail={{ Home: paths.admin, 'Rate Calendar': paths.rates }}
      action={
        <ButtonLink to={paths.addRatePlan} leftSection={<IconPlus size={16} />}>
          Add Rate Plan
        </ButtonLink>
      }
    >
      <RatePlansTable list={list} query={query} change={change} onDelete={setToDelete} />
      <ConfirmDelete
        title={ratePlanMessages.removeTitle}
        name={toDelete?.name}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={ratePlanMessages}
      />
    </Page>
  )
}
