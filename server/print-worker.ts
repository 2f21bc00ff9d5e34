import { parentPort } from 'node:worker_threads'
import { drawStatement } from '#server/companies/statement-pdf.ts'
import { drawForeigners } from '#server/foreigners/foreigners-pdf.ts'
import { drawRegister } from '#server/guest-register/register-pdf.ts'
import { drawInvoice } from '#server/invoices/invoice-pdf.ts'
import type { Printed, PrintJob } from '#server/kit/documents/print.ts'
import { drawReceipt } from '#server/payments/receipt-pdf.ts'
import { drawGuestData } from '#server/privacy/guest-data-pdf.ts'
import { drawRegistrationCards } from '#server/registration-cards/registration-card-pdf.ts'

type Draw = (input: never) => Promise<Uint8Array>

const documents: Record<string, Draw> = {
  invoice: drawInvoice,
  receipt: drawReceipt,
  statement: drawStatement,
  guest_register: drawRegister,
  registration_card: drawRegistrationCards,
  foreigners: drawForeigners,
  guest_data: drawGuestData,
}

const drawn = async ({ id, document, input }: PrintJob): Promise<Printed> => {
  const draw = documents[document]
  if (!draw) return { id, failure: `there is no document called ${document}` }
  try {
    return { id, bytes: await draw(input as never) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** The worker thread that draws documents; kit/documents/print.ts sends it the work. */
parentPort?.on('message', async (job: PrintJob) => parentPort?.postMessage(await drawn(job)))
