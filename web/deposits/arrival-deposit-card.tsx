import { Button } from '@mantine/core'
import { useState } from 'react'
import { depositEndpoints } from '#contract/deposits/deposit-endpoints.ts'
import { depositMessages as say } from '#contract/deposits/deposit-messages.ts'
import { formatRupees, zero } from '#contract/kit/money.ts'
import { useDeposits } from '#web/deposits/deposit-queries.ts'
import classes from '#web/deposits/deposits.module.css'
import { TakeDepositCard, useTakingDeposit } from '#web/deposits/take-deposit-card.tsx'
import { May } from '#web/kit/access/may.tsx'
import { newPayment } from '#web/payments/payment-input.ts'

/**
 * On arrival a deposit is offered, never required. `take` takes the deposit that was entered, if any, and returns false
 * if it was not taken; `amount` is zero if none was entered.
 */
export const useArrivalDeposit = (slug: string) => {
  const { data = [] } = useDeposits(slug)
  const [isTaking, setIsTaking] = useState(false)
  const close = () => {
    taking.form.reset(newPayment(zero))
    setIsTaking(false)
  }
  const taking = useTakingDeposit(slug, close)
  const held = data.filter(({ returned }) => returned === null)
  const fields = (
    <div className={classes.arrival}>
      {held.map(({ number, amount, payment_method }) => (
        <p key={number} className={classes.hint}>
          Security deposit {number}: {formatRupees(amount)}, {payment_method}
        </p>
      ))}
      {isTaking ? (
        <TakeDepositCard taking={taking} backLabel="No deposit" afterRefusal={say.notCheckedIn} onClose={close} />
      ) : (
        <May call={depositEndpoints.take}>
          <Button size="compact-sm" variant="subtle" onClick={() => setIsTaking(true)}>
            {held.length > 0 ? 'Take another deposit' : 'Take a security deposit'}
          </Button>
        </May>
      )}
    </div>
  )
  const take = async () => !(isTaking && taking.isTyped) || taking.take()
  return { fields, take, amount: isTaking ? taking.amount : zero, busy: taking.busy }
}
