import { Alert, Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { Company } from '#contract/companies/company.ts'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import type { OpenInvoice } from '#contract/companies/company-payment.ts'
import { formatRupees, minus, sumOf } from '#contract/kit/money.ts'
import { useOpenInvoices, usePayCompany } from '#web/companies/company-payment-queries.ts'
import { CompanyPaymentForm, creditLeft, divisionOf, oldestFirst, typedPaise } from '#web/companies/divided-payment.ts'
import { PaymentDivision } from '#web/companies/payment-division.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { HowFields } from '#web/payments/how-fields.tsx'
import { newPayment } from '#web/payments/payment-input.ts'
import classes from '#web/payments/payments.module.css'
import { useDraftOf } from '#web/payments/use-draft-of.ts'

interface CompanyPaymentSheetProps {
  company: Pick<Company, 'slug' | 'name'>
  onClose: () => void
}

/** One payment of a company over its unpaid invoices. */
export const CompanyPaymentSheet = ({ company, onClose }: CompanyPaymentSheetProps) => {
  const invoices = useOpenInvoices(company.slug)
  return (
    <Dialog onClose={onClose} title="Add Payment" size={640}>
      <Loaded query={invoices} skeleton={<FormSkeleton title="Payment" fields={3} />} failed={say.openInvoicesFailed}>
        {(open) =>
          open.length === 0 ? (
            <Alert data-tone="info">{say.noOpenInvoice}</Alert>
          ) : (
            // A colleague's payment begins the division again.
            <PaymentForm
              key={open.map(({ slug, balance }) => slug + balance).join()}
              company={company}
              open={open}
              onClose={onClose}
            />
          )
        }
      </Loaded>
    </Dialog>
  )
}

const PaymentForm = ({ company, open, onClose }: CompanyPaymentSheetProps & { open: OpenInvoice[] }) => {
  const owed = sumOf(open.map(({ balance }) => balance))
  const form = useFormOf(CompanyPaymentForm, newPayment(owed))
  const division = useFormOf(divisionOf(open), { parts: oldestFirst(owed, open) })
  const { act, busy, refusal, dialog } = usePayCompany(company.slug, onClose)
  const draftOf = useDraftOf()
  const amount = typedPaise(useWatch({ control: form.control, name: 'amount' }))
  const parts = useWatch({ control: division.control, name: 'parts' }) ?? []
  const credit = creditLeft(amount, parts)

  // Another amount is divided oldest first again.
  const { setValue } = division
  const divided = useRef(owed)
  useEffect(() => {
    if (amount === divided.current) return
    divided.current = amount
    for (const [index, part] of oldestFirst(amount, open).entries()) setValue(`parts.${index}`, part)
  }, [amount, open, setValue])

  const submit = form.handleSubmit(async ({ folio, reason, ...values }) => {
    if (credit < 0 || !(await division.trigger(undefined, { shouldFocus: true }))) return
    const invoices = open.flatMap(({ slug }, index) => {
      const part = typedPaise(parts[index])
      return part > 0 ? [{ invoice: slug, amount: part }] : []
    })
    const draft = draftOf({ ...values, ...(invoices.length > 0 && { invoices }) })
    if (draft) await act(draft)
  })

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <div className={classes.due} data-tone="warning">
        <span>{company.name} owes</span>
        <strong>{formatRupees(owed)}</strong>
      </div>
      <HowFields form={form} />
      <MoneyField
        control={form.control}
        name="amount"
        label="Amount"
        required
        description="Divided among the oldest invoices first. Change the parts below if the company says otherwise."
      />
      <PaymentDivision open={open} form={division} />
      <div aria-live="polite">
        {credit !== 0 && (
          <Alert data-tone={credit < 0 ? 'danger' : 'info'}>
            {credit > 0 ? say.creditStays(credit) : say.partsTooHigh(minus(amount, credit), amount)}
          </Alert>
        )}
      </div>
      {refusal && (
        <Alert data-tone="danger" role="alert">
          {refusal}
        </Alert>
      )}
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Save {formatRupees(amount)}
        </Button>
      </Group>
      {dialog}
    </form>
  )
}
