import { eInvoiceMessages as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { z } from '#contract/kit/z.ts'

const shape = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** Portal time is Indian time, without a zone: 2026-11-17 10:15:00. */
export const instantOfPortalTime = (time: string) => new Date(`${time.replace(' ', 'T')}+05:30`)

const isTime = (time: string) => {
  const instant = instantOfPortalTime(time)
  // A day that does not exist, such as February 30, would become another one.
  return !Number.isNaN(instant.getTime()) && portalTimeOf(instant) === time
}

/** An instant as the portal writes it. */
export const portalTimeOf = (instant: Date) =>
  new Date(instant.getTime() + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ')

export const PortalTime = z
  .string(say.wrongTime)
  .trim()
  .regex(shape, say.wrongTime)
  .refine((time) => !shape.test(time) || isTime(time), say.wrongTime)
