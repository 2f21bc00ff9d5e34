import { type Company, CompanyEdit } from '#contract/companies/company.ts'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import { CompanyFields } from '#web/companies/company-fields.tsx'
import { companyFieldLabels, companyLabels, inputOf, newCompany } from '#web/companies/company-input.ts'
import { companyQueries } from '#web/companies/company-queries.ts'
import { CheckField } from '#web/kit/fields/check-field.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { paths } from '#web/paths.ts'

/** Adds a company, or edits the given one. */
export const CompanyForm = ({ company }: { company?: Company }) => {
  const form = useFormOf(CompanyEdit, company ? inputOf(company) : newCompany)
  const save = companyQueries.useSave()
  const update = companyQueries.useUpdate()
  const { control } = form

  return (
    <FormSheet
      form={form}
      edited={
        company && {
          fetch: async () => inputOf(await companyQueries.fetchOne(company.slug)),
          labels: companyFieldLabels,
        }
      }
      backTo={paths.companies}
      next={company ? undefined : ({ kind }) => ({ ...newCompany, kind })}
      label={company ? 'Update' : 'Save'}
      onSave={(body) => (company ? update.mutateAsync({ slug: company.slug, body }) : save.mutateAsync(body))}
      say={{
        done: company ? say.updated : say.saved,
        title: say.saveFailedTitle,
        taken: say.nameTaken,
        failed: company ? say.updateFailed : say.saveFailed,
      }}
    >
      <FormCard title="Company">
        <CompanyFields form={form} />
      </FormCard>
      <FormCard title="Contact" columns={3}>
        <TextField control={control} name="contact_person" label={companyLabels.contact_person} />
        <TextField
          control={control}
          name="phone"
          label={companyLabels.phone}
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'off' }}
        />
        <TextField
          control={control}
          name="email"
          label={companyLabels.email}
          input={{ type: 'email', inputMode: 'email', autoComplete: 'off' }}
        />
      </FormCard>
      <FormCard title="Credit">
        <MoneyField
          control={control}
          name="credit_limit"
          label={companyLabels.credit_limit}
          description="Leave it empty if the company gets no credit."
        />
        <NumberField
          control={control}
          name="payment_terms"
          label={companyLabels.payment_terms}
          description="Days from the invoice until it is due; 0 if it is due at once."
        />
        <Wide>
          <CheckField
            control={control}
            name="is_active"
            label={companyLabels.is_active}
            description="Inactive companies are not offered for new bookings."
          />
        </Wide>
      </FormCard>
    </FormSheet>
  )
}
