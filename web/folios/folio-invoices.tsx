import type { Folio } from '#contract/folios/folio.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { formatRupees } from '#contract/kit/money.ts'
import classes from '#web/folios/folios.module.css'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

const tones = { pending: 'warning', refund_due: 'danger', paid: 'success', cancelled: 'secondary' } as const

/** The invoices of a folio, oldest first. */
export const FolioInvoices = ({ invoices }: Pick<Folio, 'invoices'>) =>
  invoices.length === 0 ? null : (
    <ul className={classes.added} aria-label="Invoices">
      {invoices.map(({ slug, number, status, total }) => (
        <li key={slug}>
          <TextLink to={paths.invoice} search={{ slug }}>
            {number}
          </TextLink>
          <StatusBadge tone={tones[status]}>{invoiceStatusNames[status]}</StatusBadge>
          <span>{formatRupees(total)}</span>
        </li>
      ))}
    </ul>
  )
