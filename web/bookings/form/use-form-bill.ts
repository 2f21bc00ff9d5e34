import { useWatch } from 'react-hook-form'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import type { Bill, BillLine } from '#contract/folios/bill.ts'
import type { DiscountTerms } from '#contract/folios/discount-each.ts'
import { grossOf } from '#contract/folios/divide-charges.ts'
import { draftBill } from '#contract/folios/draft-bill.ts'
import type { Folio } from '#contract/folios/folio.ts'
import { noTaxes, type Taxes } from '#contract/folios/taxes.ts'
import { plus, sumOf, zero } from '#contract/kit/money.ts'
import { nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { useBill } from '#web/bookings/booking-queries.ts'
import type { BookingForm, BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { type EditedStay, editedStay, stayOfInput } from '#web/bookings/form/booking-input.ts'
import { useFolios } from '#web/folios/folio-queries.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { useBillTaxes } from '#web/taxes/tax-queries.ts'

/** Before discounts. */
const amountOf = (lines: BillLine[], kind: BillLine['kind']) =>
  sumOf(lines.filter((line) => line.kind === kind).map(grossOf))

/** The bill of the form; all zero until the dates are valid. Orders are those of the saved booking. */
export const sumOfInput = (
  input: BookingInput,
  taxes: Taxes,
  saved: Pick<Bill, 'lines'> | undefined,
  edited: EditedStay | undefined,
  discounts: DiscountTerms[] = [],
) => {
  const stay = stayOfInput(input, edited)
  const orders = saved?.lines.filter(({ kind }) => kind === 'order' || kind === 'extra') ?? []
  const bill = stay && draftBill(stay, taxes, orders, discounts)
  return {
    nights: stay ? nightsBetween(stay.check_in_date, stay.check_out_date) : 0,
    mealGuests: (input.number_of_adults ?? 0) + (input.number_of_children ?? 0),
    rent: bill ? amountOf(bill.lines, 'room') : zero,
    food: bill ? amountOf(bill.lines, 'food_plan') : zero,
    orders: sumOf(orders.map(grossOf)),
    discount: bill ? sumOf(bill.lines.map(({ discount }) => discount)) : zero,
    tax_rates: bill?.taxes.map(({ rate }) => rate) ?? [],
    tax: bill ? plus(bill.cgst, bill.sgst) : zero,
    round_off: bill?.round_off ?? zero,
    total: bill?.total ?? zero,
    advance: bill?.advance_amount ?? zero,
    balance: bill?.balance ?? zero,
  }
}

/** The discounts of the booking. With several folios, each takes off what it does now. */
const discountsOf = (folios: Folio[]): DiscountTerms[] =>
  folios.flatMap(({ discounts }) =>
    discounts.map(({ percent, amount, on, at_most_percent, given, invoiced }) =>
      folios.length === 1
        ? { percent, amount, applies_to: on, at_most_percent }
        : { percent: null, amount: plus(given, invoiced), applies_to: on, at_most_percent: null },
    ),
  )

/** The sum in the form, as on the bill. `isTaxed` is false while the tax rates are not known. */
export const useFormBill = ({ control }: BookingForm, booking: BookingDetail | undefined) => {
  const input = useWatch({ control }) as BookingInput
  const { data: taxes } = useBillTaxes()
  const { data: saved } = useBill(booking?.slug)
  const today = useHotelToday()
  const edited = editedStay(booking, today)
  const discounts = discountsOf(useFolios(booking?.slug).data ?? [])
  return { ...sumOfInput(input, taxes ?? noTaxes, saved, edited, discounts), isTaxed: taxes !== undefined }
}
