import type { ChargeKind } from '#contract/folios/bill.ts'
import type { Charge } from '#contract/folios/charge.ts'
import { minus, type Paise, paise, smaller, times } from '#contract/kit/money.ts'

/** A further folio of a booking with its rule: which kinds of charges it takes, of all rooms or of one. */
export interface Routed {
  id: number
  line: number | null
  routes: ChargeKind[]
}

/** The first folio is the booking itself. */
export type FolioId = number | null

/** A charge that was moved to a folio, or an amount of it. */
export interface MovedCharge {
  charge_key: string
  folio_id: FolioId
  /** Null for the charge itself with what other folios leave of it. */
  amount: Paise | null
}

/** A charge, or a part of it, in a folio. */
export interface Part {
  charge: Charge
  folio_id: FolioId
  isPart: boolean
  quantity: number
  rate: Paise
}

export const grossOf = ({ rate, quantity }: Pick<Part, 'rate' | 'quantity'>) => times(rate, quantity)

const routedTo = (folios: Routed[], { kind, line }: Charge): FolioId =>
  folios.find((folio) => folio.routes.includes(kind) && (folio.line === null || folio.line === line))?.id ?? null

/** How the charges of a booking are divided among its folios. */
export interface Division {
  folios: Routed[]
  moved: MovedCharge[]
  /** The charges that invoices cover. */
  invoiced: { folio_id: FolioId; charge_keys: string[] }[]
}

/**
 * The folio of a charge: the one that it was moved to, else the one that has invoiced it, else the first whose rule takes
 * it, else the booking's own. A new rule thus leaves what was invoiced where it is.
 */
export const homeOf = (charge: Charge, { folios, moved, invoiced }: Division): FolioId => {
  const whole = moved.find(({ charge_key, amount }) => charge_key === charge.key && amount === null)
  const invoice = invoiced.find(({ charge_keys }) => charge_keys.includes(charge.key))
  const known = whole ?? invoice
  return known ? known.folio_id : routedTo(folios, charge)
}

/** Divides the charges of a booking among its folios. Parts never exceed their charge, also if it became cheaper. */
export const divideCharges = (charges: Charge[], division: Division): Part[] => {
  if (division.folios.length === 0) return charges.map((charge) => wholeOf(charge, null))
  return charges.flatMap((charge) => partsOf(charge, division))
}

export const partsOf = (charge: Charge, division: Division): Part[] => {
  const own = division.moved.filter(({ charge_key }) => charge_key === charge.key)
  const home = homeOf(charge, division)
  const parts: Part[] = []
  let left = grossOf(charge)
  for (const { folio_id, amount } of own) {
    if (amount === null || folio_id === home) continue
    const part = smaller(amount, left)
    left = minus(left, part)
    if (part > 0) parts.push({ charge, folio_id, isPart: true, quantity: 1, rate: part })
  }
  if (parts.length === 0) return [wholeOf(charge, home)]
  if (left === 0 && parts.length === 1) return parts.map(({ folio_id }) => wholeOf(charge, folio_id))
  return left > 0 ? [{ charge, folio_id: home, isPart: true, quantity: 1, rate: left }, ...parts] : parts
}

const wholeOf = (charge: Charge, folio_id: FolioId): Part => {
  const { quantity, rate } = charge
  return { charge, folio_id, isPart: false, quantity, rate }
}

export interface Share {
  folio_id: FolioId
  amount: Paise
}

/**
 * How the shares of a charge are saved. One folio takes the charge with what the others leave of it, so that a new rent
 * changes only that folio: the one that has it now, if it keeps a share.
 */
export const movedCharges = (charge: Charge, home: FolioId, shares: Share[]): MovedCharge[] => {
  const kept = shares.filter(({ amount }) => amount > 0)
  const whole = kept.some(({ folio_id }) => folio_id === home) ? home : (kept[0]?.folio_id ?? home)
  return [
    { charge_key: charge.key, folio_id: whole, amount: null },
    ...kept
      .filter(({ folio_id }) => folio_id !== whole)
      .map(({ folio_id, amount }) => ({ charge_key: charge.key, folio_id, amount })),
  ]
}

/** Equal shares of an amount, to the paisa: the first ones get the odd paise. */
export const equalShares = (amount: Paise, count: number): Paise[] => {
  const each = Math.floor(amount / count)
  const odd = amount - each * count
  return Array.from({ length: count }, (_, index) => paise(each + (index < odd ? 1 : 0)))
}
