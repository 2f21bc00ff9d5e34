import { Button } from '@mantine/core'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { fetchPdf } from '#web/invoices/invoice-queries.ts'
import { useFile } from '#web/kit/api/use-file.ts'

/** Downloads an invoice or a credit note from its row. */
export const PdfButton = ({ number, kind }: { number: string; kind: 'invoice' | 'credit-note' }) => {
  const file = useFile(say.pdfFailed)
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={file.busy}
      aria-label={`PDF ${number}`}
      onClick={() => file.save(() => fetchPdf(number), `${kind}-${number}.pdf`)}
    >
      PDF
    </Button>
  )
}
