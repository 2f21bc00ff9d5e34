import { absolute, formatRupees, type Paise } from '#contract/kit/money.ts'
import classes from '#web/folios/folios.module.css'

interface FolioSumsProps {
  total: Paise
  paid: Paise
  /** Below zero it is a refund due. */
  balance: Paise
}

export const FolioSums = ({ total, paid, balance }: FolioSumsProps) => (
  <dl className={classes.sums} aria-live="polite">
    <div>
      <dt>Total</dt>
      <dd>{formatRupees(total)}</dd>
    </div>
    <div>
      <dt>Received</dt>
      <dd>{formatRupees(paid)}</dd>
    </div>
    <div>
      <dt>{balance < 0 ? 'Refund due' : 'Balance'}</dt>
      <dd>{formatRupees(absolute(balance))}</dd>
    </div>
  </dl>
)
