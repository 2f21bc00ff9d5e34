import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CompanyField } from '#web/bookings/form/company-field.tsx'
import { NewCompanySheet } from '#web/bookings/form/new-company-sheet.tsx'
import { CheckField } from '#web/kit/fields/check-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { planLabels, type RatePlanForm } from '#web/rates/plans/rate-plan-input.ts'

/** Who gets the plan. */
export const PlanWhoCard = ({ form: { control, setValue } }: { form: RatePlanForm }) => {
  const company_id = useWatch({ control, name: 'company_id' })
  const [newCompany, setNewCompany] = useState<string | null>(null)
  const choose = (id: number) => {
    setValue('company_id', id, { shouldDirty: true })
    setNewCompany(null)
  }
  return (
    <FormCard title="Who">
      <CompanyField control={control} name="company_id" onAddCompany={setNewCompany} />
      <Wide>
        <CheckField
          control={control}
          name="is_public"
          label={planLabels.is_public}
          description={
            company_id === null
              ? 'Guests can choose it themselves when they ask for a room.'
              : 'A plan for one company is never public.'
          }
        />
      </Wide>
      <Wide>
        <CheckField
          control={control}
          name="is_active"
          label={planLabels.is_active}
          description="Inactive plans are not offered. Bookings and derived plans keep using them."
        />
      </Wide>
      <NewCompanySheet name={newCompany} onClose={() => setNewCompany(null)} onSaved={({ id }) => choose(id)} />
    </FormCard>
  )
}
