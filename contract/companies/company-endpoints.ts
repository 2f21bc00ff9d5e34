import { Company, CompanyDraft, CompanyEdit, CompanyQuery } from '#contract/companies/company.ts'
import { slugEndpoints } from '#contract/kit/slug-endpoints.ts'

export const companyEndpoints = slugEndpoints('/companies', {
  noun: 'company',
  access: { view: 'companies.view', change: 'companies.change' },
  row: Company,
  draft: CompanyDraft,
  edit: CompanyEdit,
  query: CompanyQuery,
})
