import { parentPort } from 'node:worker_threads'
import { drawInvoice } from '#server/invoices/invoice-pdf.ts'
import type { Printed, PrintJob } from '#server/kit/documents/print.ts'
import { drawReceipt } from '#server/payments/receipt-pdf.ts'

type Draw = (input: never) => Promise<Uint8Array>

const papers: Record<string, Draw> = { invoice: drawInvoice, receipt: drawReceipt }

const drawn = async ({ id, paper, input }: PrintJob): Promise<Printed> => {
  const draw = papers[paper]
  if (!draw) return { id, failure: `nobody can draw ${paper}` }
  try {
    return { id, bytes: await draw(input as never) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** The thread that draws papers; kit/print.ts sends it the work. */
parentPort?.on('message', async (job: PrintJob) => parentPort?.postMessage(await drawn(job)))
