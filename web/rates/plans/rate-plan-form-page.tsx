import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ratePlanMessages } from '#contract/rates/rate-plan-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { RatePlanForm } from '#web/rates/plans/rate-plan-form.tsx'
import { ratePlanQueries } from '#web/rates/rate-plan-queries.ts'

export const AddRatePlanPage = () => (
  <RatePlanFormPage title="Add Rate Plan">
    <RatePlanForm />
  </RatePlanFormPage>
)

export const EditRatePlanPage = () => {
  const { slug = '' } = useSearch({ from: `/admin${paths.editRatePlan}` })
  const plan = ratePlanQueries.useOne(slug)
  return (
    <RatePlanFormPage title="Edit Rate Plan">
      <Loaded
        query={plan}
        skeleton={<FormSkeleton title="Rate plan" fields={4} />}
        failed={ratePlanMessages.loadFailed}
        missing={{
          title: ratePlanMessages.missing,
          action: (
            <ButtonLink to={paths.ratePlans} mt="md">
              Rate Plans
            </ButtonLink>
          ),
        }}
      >
        {(found) => <RatePlanForm key={found.slug} plan={found} />}
      </Loaded>
    </RatePlanFormPage>
  )
}

const RatePlanFormPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} trail={{ Home: paths.admin, 'Rate Plans': paths.ratePlans }}>
    {children}
  </Page>
)
