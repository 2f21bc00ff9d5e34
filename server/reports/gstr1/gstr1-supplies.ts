import { groupBy } from '#contract/kit/group-by.ts'
import { negative, type Paise, sumOf } from '#contract/kit/money.ts'
import { b2clLimitOn } from '#contract/reports/gstr1/gstr1-codes.ts'
import { stateOfGstin } from '#contract/settings/indian-states.ts'
import type { Gstr1Document, Gstr1Line } from '#server/reports/gstr1/gstr1-document-store.ts'

export interface Gstr1Hotel {
  gstin: string
  state: string
}

export interface TaxSums {
  taxable: Paise
  cgst: Paise
  sgst: Paise
}

/** What a document charges at one rate. */
export interface DocumentRate extends TaxSums {
  document: Gstr1Document
  place: string
  rate: number
}

/** What all documents together charge at one rate in one place of supply. */
export interface PlaceRate extends TaxSums {
  place: string
  rate: number
}

export const addUp = (parts: TaxSums[]): TaxSums => ({
  taxable: sumOf(parts.map(({ taxable }) => taxable)),
  cgst: sumOf(parts.map(({ cgst }) => cgst)),
  sgst: sumOf(parts.map(({ sgst }) => sgst)),
})

export const reversed = ({ taxable, cgst, sgst }: TaxSums): TaxSums => ({
  taxable: negative(taxable),
  cgst: negative(cgst),
  sgst: negative(sgst),
})

/** Credit notes count below zero where they have no sheet of their own. */
export const signed = ({ kind }: Gstr1Document, sums: TaxSums) => (kind === 'invoice' ? addUp([sums]) : reversed(sums))

/** A line that is taxed at a rate. One without a rate, or with the rate 0, is nil-rated. */
export const isTaxed = ({ treatment, rate }: Gstr1Line) => treatment === 'taxable' && rate > 0

/** The place of supply of a stay is the state of the hotel, not of the customer. */
export const placeOf = ({ state }: { state: string }, hotel: Gstr1Hotel) => state || hotel.state

/** Whether the place of supply is outside the state of the hotel's registration, which the settings do not allow. */
export const isInterState = (document: Gstr1Document, hotel: Gstr1Hotel) => {
  const registered = stateOfGstin(document.hotel_gstin || hotel.gstin)
  const place = placeOf(document, hotel)
  return registered !== '' && place !== '' && registered !== place
}

const sectionOf = (document: Gstr1Document, hotel: Gstr1Hotel) => {
  const isInvoice = document.kind === 'invoice'
  if (document.gstin !== '') return isInvoice ? 'b2b' : 'cdnr'
  const { total, invoice_date } = document.invoice
  const isLarge = isInterState(document, hotel) && total > b2clLimitOn(invoice_date).above
  if (!isLarge) return 'b2cs'
  return isInvoice ? 'b2cl' : 'cdnur'
}

const ratesOf = (document: Gstr1Document, hotel: Gstr1Hotel): DocumentRate[] => {
  const place = placeOf(document, hotel)
  const charged = document.lines.filter((line) => isTaxed(line) && line.taxable !== 0)
  return [...groupBy(charged, ({ rate }) => rate)].map(([rate, lines]) => ({ document, place, rate, ...addUp(lines) }))
}

/** Rows by place and rate, in this order, without those that come to nothing. */
export const byPlaceAndRate = (rows: PlaceRate[]): PlaceRate[] =>
  [...groupBy(rows, ({ place, rate }) => `${place} ${rate}`).values()]
    .flatMap((group) => {
      const [first] = group
      return first ? { place: first.place, rate: first.rate, ...addUp(group) } : []
    })
    .filter(({ taxable, cgst, sgst }) => taxable !== 0 || cgst !== 0 || sgst !== 0)
    .sort((one, other) => one.place.localeCompare(other.place) || one.rate - other.rate)

/** The taxed sales of a month: each document with a GSTIN, and all others by place and rate. */
export const suppliesOf = (documents: Gstr1Document[], hotel: Gstr1Hotel) => {
  const sections = groupBy(documents, (document) => sectionOf(document, hotel))
  const rowsOf = (section: ReturnType<typeof sectionOf>) =>
    (sections.get(section) ?? []).flatMap((document) => ratesOf(document, hotel))
  return {
    b2b: rowsOf('b2b'),
    b2cl: rowsOf('b2cl'),
    b2cs: byPlaceAndRate(rowsOf('b2cs').map((row) => ({ ...row, ...signed(row.document, row) }))),
    cdnr: rowsOf('cdnr'),
    cdnur: rowsOf('cdnur'),
  }
}
