import { Radio, Select } from '@mantine/core'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Deposit, DepositDecision, KeptPart } from '#contract/deposits/deposit.ts'
import { formatRupees, minus, paiseFromRupees, zero } from '#contract/kit/money.ts'
import { useDeposits } from '#web/deposits/deposit-queries.ts'
import classes from '#web/deposits/deposits.module.css'
import { keepingUpTo, newDecision } from '#web/deposits/return-input.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { HowFields } from '#web/payments/how-fields.tsx'
import { useDraftOf } from '#web/payments/use-draft-of.ts'
import { useTaxCategories } from '#web/taxes/tax-category-queries.ts'
import '@mantine/core/styles/Radio.layer.css'

type Check = () => Promise<DepositDecision | undefined>
type Checks = RefObject<Map<string, Check>>

/**
 * What happens to the deposits that the hotel holds for a booking. `check` returns undefined while one of them is not
 * decided; without `canKeep` all of them go back. `kept` has the parts that are kept, by deposit.
 */
export const useDepositDecisions = (slug: string, { canKeep }: { canKeep: boolean }) => {
  const { data, isPending } = useDeposits(slug)
  const checks = useRef(new Map<string, Check>())
  const [kept, setKept] = useState<Record<string, KeptPart>>({})
  const noteKept = useCallback((deposit: string, part: KeptPart | undefined) => {
    setKept(({ [deposit]: known, ...others }) => (part ? { ...others, [deposit]: part } : others))
  }, [])
  const held = data?.filter(({ returned }) => returned === null) ?? []
  const check = async () => {
    const decisions: DepositDecision[] = []
    for (const deposit of held) {
      const decision = await checks.current.get(deposit.slug)?.()
      if (!decision) return undefined
      decisions.push(decision)
    }
    return decisions
  }
  const fields = held.map((deposit) => (
    <DepositDecisionCard key={deposit.slug} deposit={deposit} canKeep={canKeep} checks={checks} onKept={noteKept} />
  ))
  return { check, kept, fields, isPending }
}

interface DepositDecisionCardProps {
  deposit: Deposit
  canKeep: boolean
  /** Where the form puts its check. */
  checks: Checks
  /** Told the part that is kept while it is typed; stable between renders. */
  onKept?: (deposit: string, part: KeptPart | undefined) => void
}

/** Return a deposit, or keep a part of it with a reason. */
export const DepositDecisionCard = ({ deposit, canKeep, checks, onKept }: DepositDecisionCardProps) => {
  const { slug, number, amount } = deposit
  const [way, setWay] = useState<string | null>(canKeep ? null : 'return')
  const [isMissing, setIsMissing] = useState(false)
  const [category, setCategory] = useState<string | null>(null)
  const form = useFormOf(keepingUpTo(amount), newDecision(deposit))
  const { control, trigger, getValues } = form
  const draftOf = useDraftOf()
  const [typed, typedReason] = useWatch({ control, name: ['amount', 'reason'] })
  const kept = way === 'keep' ? (paiseFromRupees(typed ?? '') ?? zero) : zero
  const reason = typedReason?.trim() ?? ''

  const check: Check = async () => {
    if (way === null) setIsMissing(true)
    if (way === null || !(await trigger(way === 'keep' ? undefined : 'payment_method', { shouldFocus: true })))
      return undefined
    const { payment_method, source, reference } =
      draftOf({ ...getValues(), payment_method: methodIn(getValues()) }) ?? {}
    const how = { payment_method, source, reference }
    if (way !== 'keep') return { slug, ...how }
    return { slug, ...how, keep_amount: kept, reason, ...(category && { tax_category: Number(category) }) }
  }
  useEffect(() => {
    checks.current.set(slug, check)
  })
  useEffect(() => {
    if (kept <= 0 || kept > amount) return undefined
    onKept?.(slug, { amount: kept, reason, ...(category && { tax_category: Number(category) }) })
    return () => onKept?.(slug, undefined)
  }, [slug, amount, kept, reason, category, onKept])

  return (
    <fieldset className={classes.decision}>
      <legend>
        Security deposit {number}, {formatRupees(amount)}
      </legend>
      {canKeep && (
        <Radio.Group
          label="What happens to it?"
          value={way}
          onChange={(chosen) => {
            setWay(chosen)
            setIsMissing(false)
          }}
          error={isMissing && 'Choose whether the deposit is returned or kept'}
        >
          <div className={classes.ways}>
            <Radio value="return" label={`Return ${formatRupees(amount)}`} />
            <Radio value="keep" label="Keep a part" />
          </div>
        </Radio.Group>
      )}
      {way === 'keep' && (
        <>
          <MoneyField control={control} name="amount" label="Amount to keep, tax included" required />
          <TextField control={control} name="reason" label="Reason, as on the bill" required />
          <TaxedAs value={category} onChange={setCategory} />
        </>
      )}
      {way !== null && kept >= 0 && kept < amount && (
        <>
          <p className={classes.hint}>{formatRupees(minus(amount, kept))} is returned to the guest.</p>
          <HowFields form={form} autoFocus={false} />
        </>
      )}
    </fieldset>
  )
}

const methodIn = ({ payment_method }: { payment_method: string | null }) => payment_method ?? ''

/** The tax of a kept part: a service, unless another category is chosen. */
const TaxedAs = ({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) => {
  const { data: categories = [] } = useTaxCategories()
  const service = categories.find(({ builtin }) => builtin === 'service')
  return (
    <Select
      label="Taxed as"
      data={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value ?? (service ? String(service.id) : null)}
      onChange={onChange}
      allowDeselect={false}
    />
  )
}
