import { Company, CompanyEdit, CompanyKind, companyKindNames } from '#contract/companies/company.ts'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import type { FormOf } from '#web/kit/form/use-form-of.ts'
import { asAmount, asChoice, asText, asYesNo } from '#web/kit/form/value-text.ts'

export type CompanyForm = FormOf<typeof CompanyEdit>
type CompanyInput = FormValues<typeof CompanyEdit>

export const companyKinds = CompanyKind.options.map((value) => ({ value, label: companyKindNames[value] }))

export const newCompany: CompanyInput = {
  name: '',
  kind: 'company',
  gstin: '',
  address: '',
  state: null,
  contact_person: '',
  phone: '',
  email: '',
  credit_limit: null,
  payment_terms: 0,
  is_active: true,
  version: 0,
}

export const inputOf = (company: Company): CompanyInput => {
  const values = valuesOf(Company, CompanyEdit, company)
  return { ...values, state: (values.state || null) as CompanyInput['state'] }
}

/** The labels of the fields, in the form and in the comparison of two people's changes. */
export const companyLabels = {
  name: 'Name',
  kind: 'Kind',
  gstin: 'GSTIN',
  state: 'State',
  address: 'Address',
  contact_person: 'Contact person',
  phone: 'Phone',
  email: 'Email',
  credit_limit: 'Credit limit',
  payment_terms: 'Payment terms (days)',
  is_active: 'Active',
}

export const companyFieldLabels: FieldLabel<CompanyInput>[] = [
  ['name', companyLabels.name, asText],
  ['kind', companyLabels.kind, asChoice(companyKinds)],
  ['gstin', companyLabels.gstin, asText],
  ['state', companyLabels.state, asText],
  ['address', companyLabels.address, asText],
  ['contact_person', companyLabels.contact_person, asText],
  ['phone', companyLabels.phone, asText],
  ['email', companyLabels.email, asText],
  ['credit_limit', companyLabels.credit_limit, asAmount],
  ['payment_terms', companyLabels.payment_terms, asText],
  ['is_active', companyLabels.is_active, asYesNo],
]
