import {
  equalShares,
  type FolioId,
  grossOf,
  homeOf,
  movedCharges,
  type Part,
  partsOf,
  type Share,
} from '#contract/folios/divide-charges.ts'
import type { MoveCharges, SplitCharge, SplitEqually } from '#contract/folios/folio.ts'
import { minus, type Paise, plus, zero } from '#contract/kit/money.ts'
import type { Db } from '#server/db/connect.ts'
import { folioProblems } from '#server/folios/folio-problems.ts'
import { replaceMoved } from '#server/folios/folio-store.ts'
import { folioIdOf, isInvoiced, type LockedFolios, lockFolio } from '#server/folios/open-folios.ts'

type Locked = Awaited<ReturnType<typeof lockFolio>>

const targetOf = (locked: LockedFolios, slug: string) => {
  const id = folioIdOf(locked, slug)
  if (id === undefined) throw folioProblems.toFolioMissing()
  return id
}

/** The parts of the folio with these keys. A part that is on an invoice can't be moved. */
const chosen = ({ folio, billed }: Locked, keys: string[]): Part[] =>
  keys.map((key) => {
    if (isInvoiced(billed, key)) throw folioProblems.chargeInvoiced()
    const part = folio.parts.find(({ charge }) => charge.key === key)
    if (!part) throw folioProblems.chargeMissing()
    return part
  })

/** The shares of a charge after its share in one folio was given to others. */
const sharesAfter = (parts: Part[], from: FolioId, given: Share[]) => {
  const shares = new Map<FolioId, Paise>(parts.map((part) => [part.folio_id, grossOf(part)]))
  for (const { folio_id, amount } of given) {
    shares.set(from, minus(shares.get(from) ?? zero, amount))
    shares.set(folio_id, plus(shares.get(folio_id) ?? zero, amount))
  }
  return [...shares].map(([folio_id, amount]) => ({ folio_id, amount }))
}

const save = async (db: Db, { booking, billed, folio }: Locked, parts: Part[], give: (part: Part) => Share[]) => {
  const moved = parts.flatMap((part) => {
    const shares = sharesAfter(partsOf(part.charge, billed), folio.folio_id, give(part))
    return movedCharges(part.charge, homeOf(part.charge, billed), shares)
  })
  const keys = parts.map(({ charge }) => charge.key)
  await replaceMoved(db, booking.id, keys, moved)
  return booking.slug
}

/** Moves charges, or the parts of them that a folio has, to another folio. */
export const moveCharges = async (db: Db, slug: string, { charge_ids, to_folio }: MoveCharges) => {
  const locked = await lockFolio(db, slug)
  const to = targetOf(locked, to_folio)
  if (to === locked.folio.folio_id) throw folioProblems.sameFolio()
  const parts = chosen(locked, [...new Set(charge_ids)])
  return save(db, locked, parts, (part) => [{ folio_id: to, amount: grossOf(part) }])
}

/** Moves an amount of a charge to another folio. */
export const splitCharge = async (db: Db, slug: string, { charge_id, amount, to_folio }: SplitCharge) => {
  const locked = await lockFolio(db, slug)
  const to = targetOf(locked, to_folio)
  if (to === locked.folio.folio_id) throw folioProblems.sameFolio()
  const parts = chosen(locked, [charge_id])
  for (const part of parts) if (amount >= grossOf(part)) throw folioProblems.partTooHigh(grossOf(part))
  return save(db, locked, parts, () => [{ folio_id: to, amount }])
}

/** Divides charges equally among folios. */
export const splitEqually = async (db: Db, slug: string, { charge_ids, folios }: SplitEqually) => {
  const locked = await lockFolio(db, slug)
  const targets = [...new Set(folios)].map((folio) => targetOf(locked, folio))
  const parts = chosen(locked, [...new Set(charge_ids)])
  return save(db, locked, parts, (part) => {
    const shares = equalShares(grossOf(part), targets.length)
    return targets.map((folio_id, index) => ({ folio_id, amount: shares[index] ?? zero }))
  })
}
