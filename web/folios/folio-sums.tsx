import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { absolute, formatRupees, type Paise } from '#contract/kit/money.ts'
import classes from '#web/folios/folios.module.css'

interface FolioSumsProps {
  total: Paise
  paid: Paise
  /** Below zero it is a refund due. */
  balance: Paise
  /** Open charges of a stay that has ended, which the total does not count. */
  notInvoiced: Paise
}

export const FolioSums = ({ total, paid, balance, notInvoiced }: FolioSumsProps) => (
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
    {notInvoiced > 0 && (
      <div>
        <dt>{say.notInvoicedTitle}</dt>
        <dd>{formatRupees(notInvoiced)}</dd>
      </div>
    )}
  </dl>
)
