import { Id, IdText } from '#contract/kit/id.ts'
import { requiredText } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

export const PaymentMethodDraft = z.object({
  name: requiredText(50),
  /** Whether it asks for source and reference. */
  needs_reference: z.boolean().default(false),
  /** Whether it is cash, of which the law limits the amount. */
  is_cash: z.boolean().default(false),
})
export type PaymentMethodDraft = z.infer<typeof PaymentMethodDraft>

export const PaymentMethodEdit = PaymentMethodDraft.extend({ version: Version })
export type PaymentMethodEdit = z.infer<typeof PaymentMethodEdit>

export const PaymentMethod = z.object({
  id: Id,
  name: z.string(),
  needs_reference: z.boolean(),
  is_cash: z.boolean(),
  /** Not a payment: the balance of the invoice goes to the account of the company. */
  to_company_account: z.boolean(),
  version: z.int(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** The source of a transfer, such as UPI or a bank. */
export const PaymentSource = z.object({ name: z.string() })

export const PaymentSourceQuery = z.object({
  method_id: IdText.optional(),
  search: z.string().trim().max(100).default(''),
})
