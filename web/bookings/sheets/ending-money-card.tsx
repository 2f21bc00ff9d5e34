import { Alert, Button, Radio, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Booking } from '#contract/bookings/booking.ts'
import type { Cancellation } from '#contract/bookings/cancellation/cancellation.ts'
import { cancellationMessages as say } from '#contract/bookings/cancellation/cancellation-messages.ts'
import type { MarkNoShow } from '#contract/bookings/cancellation/end-booking.ts'
import { feeWithTax, settleFee } from '#contract/bookings/cancellation/propose-fee.ts'
import { formatRupees, type Paise, paiseFromRupees, rupeesFromPaise, zero } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { useCancellation } from '#web/bookings/booking-queries.ts'
import { FeeForm } from '#web/bookings/sheets/fee-form.ts'
import classes from '#web/bookings/sheets/sheets.module.css'
import { useDepositDecisions } from '#web/deposits/deposit-decision-card.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { HowFields } from '#web/payments/how-fields.tsx'
import { newPayment, refundingUpTo } from '#web/payments/payment-input.ts'
import { useDraftOf } from '#web/payments/use-draft-of.ts'
import '@mantine/core/styles/Radio.layer.css'

/**
 * Before a booking ends without a stay: the fee, the money received and what happens to it. `check` returns undefined
 * while something is missing.
 */
export const useEndingMoney = ({ slug, company, guest }: Booking, isNoShow: boolean) => {
  const { data: proposal, isPending, error } = useCancellation(slug, isNoShow)
  const [isCharging, setIsCharging] = useState(false)
  const form = useFormOf(FeeForm, { fee: 0, fee_reason: '' })
  const { control, reset } = form
  const typed = useWatch({ control, name: 'fee' })
  const proposed = proposal?.fee ?? zero
  const hasFee = isCharging || proposed > 0
  const fee = hasFee ? (paiseFromRupees(typed ?? '') ?? zero) : zero
  const sums = feeWithTax(fee, proposal?.tax_rate ?? 0)
  const { refund: rest, due } = settleFee(sums.total, proposal?.received ?? zero)
  const refund = useRefundNow(rest)
  const deposits = useDepositDecisions(slug, { canKeep: false })

  // What was typed meanwhile is kept.
  useEffect(
    () => reset({ fee: rupeesFromPaise(proposed), fee_reason: '' }, { keepDirtyValues: true }),
    [proposed, reset],
  )

  const check = async (): Promise<MarkNoShow | undefined> => {
    const returned = await deposits.check()
    if (!returned || !(await form.trigger(undefined, { shouldFocus: true }))) return undefined
    const fee_reason = form.getValues().fee_reason?.trim() ?? ''
    if (fee !== proposed && !fee_reason) {
      form.setError('fee_reason', { message: say.feeReason }, { shouldFocus: true })
      return undefined
    }
    const refunded = await refund.check()
    if (!refunded) return undefined
    return { ...(hasFee && { fee, ...(fee_reason && { fee_reason }) }), ...refunded, deposits: returned }
  }

  const fields = (
    <div className={classes.ending}>
      {isPending && <Skeleton height={72} />}
      {error && <Alert data-tone="danger">{say.loadFailed}</Alert>}
      {proposal && (
        <>
          <p className={classes.expected}>
            {proposal.received > 0 ? say.received(proposal.received) : say.nothingReceived}
          </p>
          {hasFee ? (
            <>
              <MoneyField
                control={control}
                name="fee"
                label={isNoShow ? 'No-show fee, before tax' : 'Cancellation fee, before tax'}
                description={`${proposal.rule}.`}
                required
              />
              {fee > 0 && proposed > 0 && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  onClick={() => form.setValue('fee', 0, { shouldDirty: true })}
                >
                  Waive the fee
                </Button>
              )}
              {fee !== proposed && (
                <TextareaField
                  control={control}
                  name="fee_reason"
                  label={fee === 0 ? 'Why is the fee waived?' : 'Why this fee?'}
                  required
                />
              )}
            </>
          ) : (
            <Button size="compact-sm" variant="subtle" onClick={() => setIsCharging(true)}>
              Charge a fee
            </Button>
          )}
          {fee > 0 && <FeeSums sums={sums} proposal={proposal} payer={(company ?? guest).name} rest={rest} due={due} />}
          {refund.fields}
        </>
      )}
      {deposits.fields}
    </div>
  )
  return { check, fields, isPending: isPending || deposits.isPending || proposal === undefined }
}

interface FeeSumsProps {
  sums: ReturnType<typeof feeWithTax>
  proposal: Cancellation
  /** The company or guest that the invoice is for. */
  payer: string
  rest: Paise
  due: Paise
}

const FeeSums = ({ sums, proposal: { tax_rate, received }, payer, rest, due }: FeeSumsProps) => (
  <dl className={classes.sums} aria-label="Fee and money received">
    <dt>Fee</dt>
    <dd>{formatRupees(sums.fee)}</dd>
    <dt>Tax, {formatPercent(tax_rate)}</dt>
    <dd>{formatRupees(sums.tax)}</dd>
    {sums.round_off !== 0 && (
      <>
        <dt>Round-off</dt>
        <dd>{formatRupees(sums.round_off)}</dd>
      </>
    )}
    <dt>Invoice to {payer}</dt>
    <dd>{formatRupees(sums.total)}</dd>
    <dt>Received</dt>
    <dd>{formatRupees(received)}</dd>
    <dt>
      <strong>{due > 0 ? 'Still due' : 'Left to refund'}</strong>
    </dt>
    <dd>
      <strong>{formatRupees(due > 0 ? due : rest)}</strong>
    </dd>
  </dl>
)

/** Whether the rest is refunded at once, and how. */
const useRefundNow = (rest: Paise) => {
  const [when, setWhen] = useState('later')
  const form = useFormOf(refundingUpTo(rest), { ...newPayment(rest), reason: 'Refund' })
  const { reset, trigger, getValues } = form
  const draftOf = useDraftOf()

  // The rest changes with the fee; what was typed does not.
  useEffect(() => reset({ ...newPayment(rest), reason: 'Refund' }, { keepDirtyValues: true }), [rest, reset])

  const check = async (): Promise<Pick<MarkNoShow, 'refund'> | undefined> => {
    if (when === 'later' || rest === 0) return {}
    if (!(await trigger(undefined, { shouldFocus: true }))) return undefined
    const { payment_method, source, reference, amount } = getValues()
    const how = draftOf({ payment_method: payment_method ?? '', source, reference })
    return how && { refund: { ...how, amount: paiseFromRupees(amount ?? '') ?? rest } }
  }

  const fields = rest > 0 && (
    <>
      <Radio.Group label={`Refund ${formatRupees(rest)}`} value={when} onChange={setWhen}>
        <div className={classes.departure}>
          <Radio value="now" label="Refund now" />
          <Radio value="later" label="Keep it as refund due" />
        </div>
      </Radio.Group>
      {when === 'now' ? (
        <>
          <HowFields form={form} autoFocus={false} />
          <MoneyField control={form.control} name="amount" label="Amount" required />
        </>
      ) : (
        <p className={classes.expected}>{say.keptForLater}</p>
      )}
    </>
  )
  return { check, fields }
}
