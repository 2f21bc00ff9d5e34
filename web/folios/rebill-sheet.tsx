import { Alert, Button, Group, Radio, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { BilledTo, type InvoiceDetail } from '#contract/invoices/invoice.ts'
import { formatRupees, minus, smaller } from '#contract/kit/money.ts'
import { requiredText } from '#contract/kit/text.ts'
import { z } from '#contract/kit/z.ts'
import { BilledCompanyField } from '#web/bookings/sheets/billed-company-field.tsx'
import { useRebill } from '#web/folios/folio-queries.ts'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { Wide } from '#web/kit/form/form-card.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { paths } from '#web/paths.ts'
import '@mantine/core/styles/Radio.layer.css'

interface RebillSheetProps {
  invoice: InvoiceDetail
  onClose: () => void
}

const Reason = z.object({ reason: requiredText(500, say.rebillReason) })

/** Bills an invoice to someone else: a credit note and a new invoice in one step. */
export const RebillSheet = ({ invoice, onClose }: RebillSheetProps) => {
  const navigate = useNavigate()
  const [who, setWho] = useState('company')
  const company = useFormOf(BilledTo, { name: '', address: '', gstin: '' })
  const reason = useFormOf(Reason, { reason: '' })
  const { act, busy, refusal } = useRebill(invoice.slug, {
    onDone: ({ data }) => {
      onClose()
      navigate({ to: paths.invoice, search: { slug: data.slug } })
    },
  })
  const total = minus(invoice.total, invoice.credited)
  const carried = smaller(invoice.paid, total)

  const rebill = async () => {
    const isCompany = who === 'company'
    const isRight = !isCompany || (await company.trigger(undefined, { shouldFocus: true }))
    if (!(isRight && (await reason.trigger(undefined, { shouldFocus: true })))) return
    const billed_to = isCompany ? BilledTo.parse(company.getValues()) : null
    await act({ billed_to, ...Reason.parse(reason.getValues()) })
  }

  return (
    <Dialog onClose={onClose} title="Bill to someone else" size={600}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          rebill()
        }}
      >
        {invoice.guest.billed_to && (
          <Radio.Group label="The new invoice is for" value={who} onChange={setWho} mb="sm">
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginTop: 4 }}>
              <Radio value="company" label="A company" />
              <Radio value="guest" label={`The guest, ${invoice.guest.name}`} />
            </div>
          </Radio.Group>
        )}
        <FormGrid>
          {who === 'company' && (
            <>
              <BilledCompanyField form={company} autoFocus />
              <TextField control={company.control} name="gstin" label="GSTIN" />
              <Wide>
                <TextField control={company.control} name="address" label="Address" />
              </Wide>
            </>
          )}
          <Wide>
            <TextField control={reason.control} name="reason" label="Reason" required />
          </Wide>
        </FormGrid>
        <Alert data-tone="info" title="What will be issued">
          <Text size="sm">
            A credit note for {formatRupees(total)} of {invoice.number}.
          </Text>
          <Text size="sm">A new invoice for {formatRupees(total)} with the same lines.</Text>
          <Text size="sm">
            {carried > 0
              ? `${formatRupees(carried)} that was paid goes to the new invoice.`
              : 'Nothing was paid so far.'}
          </Text>
        </Alert>
        {refusal && (
          <Alert data-tone="danger" role="alert" mt="sm">
            {refusal}
          </Alert>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Issue both
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
