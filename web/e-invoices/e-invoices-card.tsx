import { Alert, Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { EInvoice } from '#contract/e-invoices/e-invoice.ts'
import { eInvoiceEndpoints } from '#contract/e-invoices/e-invoice-endpoints.ts'
import { cancelHours } from '#contract/e-invoices/e-invoice-limits.ts'
import { eInvoiceMessages as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { CancelEInvoiceDialog } from '#web/e-invoices/cancel-e-invoice-dialog.tsx'
import { CorrectEInvoiceDialog } from '#web/e-invoices/correct-e-invoice-dialog.tsx'
import { EInvoiceBadge } from '#web/e-invoices/e-invoice-badge.tsx'
import { fetchEInvoice, useEInvoicesOf } from '#web/e-invoices/e-invoice-queries.ts'
import classes from '#web/e-invoices/e-invoices.module.css'
import { LateNote } from '#web/e-invoices/late-note.tsx'
import { RecordEInvoiceDialog } from '#web/e-invoices/record-e-invoice-dialog.tsx'
import { RegistrationFacts } from '#web/e-invoices/registration-facts.tsx'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { useFile } from '#web/kit/api/use-file.ts'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'

/** The e-invoices of an invoice and its credit notes. Nothing is shown if they need none. */
export const EInvoicesCard = ({ slug }: { slug: string }) => {
  const { data = [] } = useEInvoicesOf(slug)
  const [dialog, setDialog] = useState<{ act: 'record' | 'correct' | 'cancel'; eInvoice: EInvoice }>()
  const close = () => setDialog(undefined)
  if (data.length === 0) return null
  return (
    <FormCard title="E-invoice">
      <Wide>
        <ul className={classes.list}>
          {data.map((eInvoice) => (
            <Document
              key={eInvoice.slug}
              eInvoice={eInvoice}
              onRecord={() => setDialog({ act: 'record', eInvoice })}
              onCorrect={() => setDialog({ act: 'correct', eInvoice })}
              onCancel={() => setDialog({ act: 'cancel', eInvoice })}
            />
          ))}
        </ul>
      </Wide>
      {dialog?.act === 'record' && <RecordEInvoiceDialog eInvoice={dialog.eInvoice} onClose={close} />}
      {dialog?.act === 'correct' && dialog.eInvoice.registration && (
        <CorrectEInvoiceDialog eInvoice={dialog.eInvoice} registration={dialog.eInvoice.registration} onClose={close} />
      )}
      {dialog?.act === 'cancel' && <CancelEInvoiceDialog eInvoice={dialog.eInvoice} onClose={close} />}
    </FormCard>
  )
}

interface DocumentProps {
  eInvoice: EInvoice
  onRecord: () => void
  onCorrect: () => void
  onCancel: () => void
}

const Document = ({ eInvoice, onRecord, onCorrect, onCancel }: DocumentProps) => {
  const { slug, number, status, problems, registration } = eInvoice
  const mayCall = useMayCall()
  const file = useFile(say.downloadFailed)
  const isOpen = status === 'to_register'
  return (
    <li>
      <Group justify="space-between" gap="xs">
        <span className={classes.number}>{number}</span>
        <EInvoiceBadge status={status} />
      </Group>
      {registration && <RegistrationFacts registration={registration} />}
      <LateNote eInvoices={[eInvoice]} />
      {problems.length > 0 && (
        <Alert data-tone="warning" title="The portal would refuse this document">
          <ul className={classes.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Group gap="xs">
        {isOpen && problems.length === 0 && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconDownload size={14} />}
            loading={file.busy}
            aria-label={`Download JSON ${number}`}
            onClick={() => file.save(() => fetchEInvoice(slug), `e-invoice-${number}.json`)}
          >
            Download JSON
          </Button>
        )}
        {isOpen && mayCall(eInvoiceEndpoints.record) && (
          <Button size="compact-sm" aria-label={`Record IRN ${number}`} onClick={onRecord}>
            Record IRN
          </Button>
        )}
        {status === 'registered' && mayCall(eInvoiceEndpoints.correct) && (
          <Button variant="default" size="compact-sm" aria-label={`Correct e-invoice ${number}`} onClick={onCorrect}>
            Correct
          </Button>
        )}
        {status === 'registered' && mayCall(eInvoiceEndpoints.cancel) && isRecent(registration?.ack_at) && (
          <Button variant="default" size="compact-sm" aria-label={`Record cancellation ${number}`} onClick={onCancel}>
            Record cancellation
          </Button>
        )}
      </Group>
    </li>
  )
}

/** A cancellation is recorded a few days later at most. */
const isRecent = (ackAt: string | undefined) =>
  ackAt !== undefined && Date.now() - Date.parse(ackAt) < 7 * cancelHours * 3_600_000
