import type { Booking } from '#contract/bookings/booking.ts'
import { z } from '#contract/kit/z.ts'

const key = 'sarai.invoices'
const keptFor = 24 * 60 * 60 * 1000
const Remembered = z.record(z.string(), z.object({ number: z.string(), until: z.number() }))

const read = (now: number) => {
  try {
    const all = Remembered.parse(JSON.parse(localStorage.getItem(key) ?? '{}'))
    return Object.fromEntries(Object.entries(all).filter(([, { until }]) => until > now))
  } catch {
    return {}
  }
}

/** The invoice numbers of check-outs in this browser, for 24 hours. Only a cache: the server's value wins. */
export const invoiceMemory = {
  keep(slug: string, number: string, now = Date.now()) {
    localStorage.setItem(key, JSON.stringify({ ...read(now), [slug]: { number, until: now + keptFor } }))
  },

  /** Called when the list opens, so that old numbers are removed even without further check-outs. */
  forgetExpired(now = Date.now()) {
    localStorage.setItem(key, JSON.stringify(read(now)))
  },

  numberOf({ slug, status, invoice }: Pick<Booking, 'slug' | 'status' | 'invoice'>, now = Date.now()) {
    if (invoice) return invoice.number
    return status === 'checked_out' ? read(now)[slug]?.number : undefined
  },
}
