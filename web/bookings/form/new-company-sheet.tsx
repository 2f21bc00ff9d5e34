import type { Company } from '#contract/companies/company.ts'
import { CompanyDialog } from '#web/companies/company-dialog.tsx'

interface NewCompanySheetProps {
  /** The name typed in the search; null while no company is added. */
  name: string | null
  onClose: () => void
  onSaved: (company: Company) => void
}

/** Adds the company of a booking to the list of companies. */
export const NewCompanySheet = ({ name, ...handlers }: NewCompanySheetProps) =>
  name !== null && <CompanyDialog name={name} {...handlers} />
