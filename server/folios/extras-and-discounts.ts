import { netOf, type TaxedPart } from '#contract/folios/bill-lines.ts'
import { extraKey } from '#contract/folios/charge.ts'
import type { DiscountDraft, ExtraDraft } from '#contract/folios/folio.ts'
import { sumOf } from '#contract/kit/money.ts'
import { earlierOf, formatDay, laterOf } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
import type { Db } from '#server/db/connect.ts'
import { amountInvoiced, findDiscount, insertDiscount, withdrawDiscount } from '#server/folios/discount-store.ts'
import {
  deleteExtra,
  findBuiltinCategory,
  findChargedItem,
  findExtra,
  insertExtra,
} from '#server/folios/extra-store.ts'
import { folioProblems } from '#server/folios/folio-problems.ts'
import { moveExtra, replaceMoved } from '#server/folios/folio-store.ts'
import { isInvoiced, lockFolio, lockFolios } from '#server/folios/open-folios.ts'
import type { Caller } from '#server/payments/record-payment.ts'

const chargedItem = async (db: Db, id: number) => {
  const item = await findChargedItem(db, id)
  if (!item) throw folioProblems.itemMissing()
  return item
}

/** Adds a charge to a folio: today's by default, else one of the stay. */
export const addExtra = async ({ db, clock, user }: Caller, slug: string, draft: ExtraDraft) => {
  const locked = await lockFolio(db, slug)
  const { booking } = locked
  const today = hotelDay(locked.locked, clock.now())
  const { check_in_date, check_out_date } = booking
  const earliest = earlierOf(check_in_date, today)
  const latest = laterOf(check_out_date, today)
  const date = draft.date ?? today
  if (date < earliest || date > latest) throw folioProblems.otherDate(formatDay(earliest), formatDay(latest))
  const line = draft.line ?? null
  if (line !== null && !booking.rooms.some((room) => room.line === line)) throw folioProblems.lineMissing()
  const item = draft.item_id ? await chargedItem(db, draft.item_id) : undefined
  const extra = await insertExtra(db, {
    booking_id: booking.id,
    line,
    date,
    description: draft.description || (item?.name ?? ''),
    item_id: draft.item_id ?? null,
    quantity: draft.quantity,
    rate: draft.rate,
    tax_category_id: draft.tax_category ?? item?.tax_category_id ?? (await findBuiltinCategory(db, 'service')),
    slab_value: null,
    account_id: user?.account_id ?? null,
  })
  if (locked.rows.length > 0) await moveExtra(db, booking.id, extra, locked.folio.folio_id)
  return booking.slug
}

export const removeExtra = async (db: Db, slug: string) => {
  const found = await findExtra(db, slug)
  if (!found) throw folioProblems.extraMissing()
  if (found.slab_value !== null) throw folioProblems.chargeIsFixed()
  const { booking, billed } = await lockFolios(db, found.booking_slug)
  if (isInvoiced(billed, extraKey(slug))) throw folioProblems.chargeInvoiced()
  await replaceMoved(db, booking.id, [extraKey(slug)], [])
  await deleteExtra(db, found.id)
  return found.booking_slug
}

export const giveDiscount = async ({ db, user }: Caller, slug: string, draft: DiscountDraft) => {
  const { booking, folio, rows } = await lockFolio(db, slug)
  const open = openParts(folio.parts, draft)
  refuseTooMuch(open, draft)
  const limit = await mustBeAllowed(user, 'discounts.give', percentTogether(open, draft))
  const at_most_percent = limit === null ? null : Math.round(limit * 100)
  const place = { booking_id: booking.id, folio_id: folio.folio_id, is_for_booking: rows.length === 0 }
  await insertDiscount(db, { ...place, at_most_percent, account_id: user?.account_id ?? null }, draft)
  return booking.slug
}

/** The charges that a discount is taken from. */
const openParts = (parts: TaxedPart[], { on }: DiscountDraft) =>
  parts.filter(({ charge }) => charge.slab_value === null && (on === 'all' || charge.kind === 'room'))

/** The percentage of this discount and earlier ones together, so that several small ones don't evade a limit. */
const percentTogether = (open: TaxedPart[], { percent, amount }: DiscountDraft) => {
  const given = sumOf(open.map(({ discount }) => discount))
  if (percent && given === 0) return percent / 100
  const net = sumOf(open.map(netOf))
  return ((given + (amount ?? (net * (percent ?? 0)) / 10_000)) * 100) / (net + given)
}

/** A discount needs open charges, and can't exceed what other discounts have left of them. */
const refuseTooMuch = (open: TaxedPart[], { amount }: DiscountDraft) => {
  const charges = sumOf(open.map(netOf))
  if (charges <= 0) throw folioProblems.nothingToDiscount()
  if (amount && amount > charges) throw folioProblems.discountTooHigh(charges)
}

export const removeDiscount = async (db: Db, slug: string) => {
  const found = await findDiscount(db, slug)
  if (!found) throw folioProblems.discountMissing()
  await lockFolios(db, found.booking_slug)
  if ((await amountInvoiced(db, found.id)) > 0) throw folioProblems.discountUsed()
  await withdrawDiscount(db, found.id)
  return found.booking_slug
}
