import { companyMessages as say } from '#contract/companies/company-messages.ts'
import { Flag } from '#contract/kit/flag.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { atMost, Rupees, rupees } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'
import { stateNames, stateOfGstin } from '#contract/settings/indian-states.ts'
import { Gstin } from '#contract/settings/settings.ts'

export const CompanyKind = z.enum(['company', 'travel_agent'], say.chooseKind)
export type CompanyKind = z.infer<typeof CompanyKind>

export const companyKindNames: Record<CompanyKind, string> = { company: 'Company', travel_agent: 'Travel agent' }

const highestLimit = rupees(10_00_00_000)
const longestTerms = 365

const fields = z.object({
  name: requiredText(200, say.nameRequired),
  kind: CompanyKind.default('company'),
  gstin: Gstin.default(''),
  address: text(500).default(''),
  /** Filled in from the GSTIN if it is empty. */
  state: z.enum(['', ...stateNames], say.chooseState).default(''),
  contact_person: text(100).default(''),
  phone: text(40).default(''),
  email: z.union([z.literal(''), z.email(say.wrongEmail).max(254)], say.wrongEmail).default(''),
  /** Null if the company gets no credit. */
  credit_limit: Rupees.refine((limit) => limit > 0, say.limitAboveZero)
    .refine(...atMost(highestLimit))
    .nullable()
    .default(null),
  /** Days from the invoice until it is due; 0 if it is due at once. */
  payment_terms: wholeNumber()
    .min(0, say.termsNotNegative)
    .max(longestTerms, say.termsTooLong(longestTerms))
    .default(0),
  is_active: z.boolean().default(true),
})

type Fields = z.infer<typeof fields>

const withState = <Company extends Fields>(company: Company): Company =>
  company.state === '' ? { ...company, state: stateOfGstin(company.gstin) } : company

const stateFitsGstin = ({ gstin, state }: Fields, context: z.core.$RefinementCtx) => {
  const registered = stateOfGstin(gstin)
  if (registered === '' || state === registered) return
  context.addIssue({ code: 'custom', path: ['state'], input: state, message: say.otherState(registered) })
}

export const CompanyDraft = fields.overwrite(withState).superRefine(stateFitsGstin)
export type CompanyDraft = z.infer<typeof CompanyDraft>

export const CompanyEdit = fields.extend({ version: Version }).overwrite(withState).superRefine(stateFitsGstin)
export type CompanyEdit = z.infer<typeof CompanyEdit>

export const Company = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  kind: CompanyKind,
  gstin: z.string(),
  address: z.string(),
  state: z.string(),
  contact_person: z.string(),
  phone: z.string(),
  email: z.string(),
  credit_limit: Rupees.nullable(),
  payment_terms: z.int(),
  is_active: z.boolean(),
  version: z.int(),
})
export type Company = z.infer<typeof Company>

/** The search finds name, GSTIN, contact person and phone. */
export const CompanyQuery = listQuery('name', 'state', 'contact_person', 'credit_limit', 'payment_terms').extend({
  kind: CompanyKind.optional(),
  is_active: Flag.optional(),
  id: IdText.optional(),
})
export type CompanyQuery = z.infer<typeof CompanyQuery>
