import { averageRent } from '#contract/bookings/stays/line.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { QuoteQuery } from '#contract/rates/quote.ts'
import { useDebouncedQueries } from '#web/bookings/pricing/use-debounced-queries.ts'
import { useTypeQuotes } from '#web/rates/quote-queries.ts'

/** What a room of each type costs per night on average, by the id of the type. */
export type RentOfType = ReadonlyMap<number, Paise>

/** The rents of all types for each room of the form; empty while they are not known. */
export const useTypeRents = (queries: (QuoteQuery | undefined)[]): RentOfType[] => {
  const { queries: asked, areSettled } = useDebouncedQueries(queries)
  const quotes = useTypeQuotes(asked)
  return queries.map(
    (_, index) =>
      new Map(
        (areSettled ? (quotes[index] ?? []) : []).map(({ room_type_id, nights }) => [
          room_type_id,
          averageRent(nights),
        ]),
      ),
  )
}
