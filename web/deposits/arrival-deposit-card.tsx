import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatRupees } from '#contract/kit/money.ts'
import { useDeposits } from '#web/deposits/deposit-queries.ts'
import classes from '#web/deposits/deposits.module.css'
import { TakeDepositCard } from '#web/deposits/take-deposit-card.tsx'

/** On arrival a deposit is offered, never required. */
export const ArrivalDepositCard = ({ slug }: { slug: string }) => {
  const { data = [] } = useDeposits(slug)
  const [isTaking, setIsTaking] = useState(false)
  const held = data.filter(({ returned }) => returned === null)
  return (
    <div className={classes.arrival}>
      {held.map(({ number, amount, payment_method }) => (
        <p key={number} className={classes.hint}>
          Security deposit {number}: {formatRupees(amount)}, {payment_method}
        </p>
      ))}
      {isTaking ? (
        <TakeDepositCard slug={slug} onClose={() => setIsTaking(false)} />
      ) : (
        <Button size="compact-sm" variant="subtle" onClick={() => setIsTaking(true)}>
          {held.length > 0 ? 'Take another deposit' : 'Take a security deposit'}
        </Button>
      )}
    </div>
  )
}
