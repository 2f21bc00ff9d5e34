import { type Company, CompanyEdit } from '#contract/companies/company.ts'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import { CompanyFields } from '#web/companies/company-fields.tsx'
import { newCompany } from '#web/companies/company-input.ts'
import { companyQueries } from '#web/companies/company-queries.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

interface CompanyDialogProps {
  /** The name that was typed in the search. */
  name: string
  onClose: () => void
  onSaved: (company: Company) => void
}

/** Adds a company from another form. Contact, credit limit and payment terms can be added in the list of companies. */
export const CompanyDialog = ({ name, onClose, onSaved }: CompanyDialogProps) => {
  const form = useFormOf(CompanyEdit, { ...newCompany, name })
  const save = companyQueries.useSave()
  return (
    <FormDialog
      title="Add Company"
      form={form}
      onSave={async (draft) => {
        const saved = await save.mutateAsync(draft)
        onSaved(saved.data)
        return saved
      }}
      label="Save Company"
      say={{ done: say.saved, title: say.saveFailedTitle, taken: say.nameTaken, failed: say.saveFailed }}
      onClose={onClose}
    >
      <FormGrid>
        <CompanyFields form={form} />
      </FormGrid>
    </FormDialog>
  )
}
