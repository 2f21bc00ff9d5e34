import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { EInvoice, EInvoicesQuery } from '#contract/e-invoices/e-invoice.ts'
import { eInvoiceMessages as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { fetchEInvoices, useEInvoicesToRegister } from '#web/e-invoices/e-invoice-queries.ts'
import classes from '#web/e-invoices/e-invoices.module.css'
import { LateNote } from '#web/e-invoices/late-note.tsx'
import { useFile } from '#web/kit/api/use-file.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { DaysFilter } from '#web/kit/list/days-filter.tsx'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { useCalendarToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'

/** All documents of some days that are to be registered, in one file for the portal. */
export const EInvoicesSheet = ({ onClose }: { onClose: () => void }) => {
  const today = useCalendarToday()
  const [query, setQuery] = useState<EInvoicesQuery>({ date_to: today })
  const list = useEInvoicesToRegister(query)
  return (
    <Dialog title="E-invoices to register" size={680} onClose={onClose}>
      <Group gap="xs" mb="md">
        <DaysFilter
          names={['date_from', 'date_to']}
          labels={['Date from', 'Date to']}
          query={query}
          change={(changes) => setQuery({ ...query, ...changes })}
        />
      </Group>
      <Loaded query={list} skeleton={<Skeleton height={120} radius="md" />} failed={say.loadFailed}>
        {(found) => <Documents found={found} query={query} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

interface DocumentsProps {
  found: EInvoice[]
  query: EInvoicesQuery
  onClose: () => void
}

const Documents = ({ found, query, onClose }: DocumentsProps) => {
  const file = useFile(say.downloadFailed)
  const wrong = found.filter(({ problems }) => problems.length > 0)
  const ready = found.length - wrong.length
  if (found.length === 0) return <Text c="dimmed">{say.nothingToRegister}</Text>
  return (
    <div className={classes.sheet}>
      <LateNote eInvoices={found} />
      {wrong.length > 0 && (
        <Alert data-tone="warning" title={`The portal would refuse ${counted(wrong.length, 'document', 'documents')}`}>
          They are not in the file. Open one to see what to correct.
        </Alert>
      )}
      <ul className={classes.documents}>
        {found.map((eInvoice) => (
          <li key={eInvoice.slug}>
            <TextLink to={paths.invoice} search={{ slug: eInvoice.invoice_slug }} fw={600} onClick={onClose}>
              {eInvoice.number}
            </TextLink>
            <span>{formatDay(eInvoice.invoice_date)}</span>
            <span className={classes.customer}>
              {eInvoice.customer}
              {eInvoice.problems.map((problem) => (
                <small key={problem}>{problem}</small>
              ))}
            </span>
            <span className={classes.amount}>{formatRupees(eInvoice.total)}</span>
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button
          leftSection={<IconDownload size={16} />}
          disabled={ready === 0}
          loading={file.busy}
          onClick={() => file.save(() => fetchEInvoices({ ...query, only_ready: true }), 'e-invoices.json')}
        >
          Download JSON of {counted(ready, 'document', 'documents')}
        </Button>
      </Group>
    </div>
  )
}
