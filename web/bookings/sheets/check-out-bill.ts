import { useDebouncedValue } from '@mantine/hooks'
import type { KeptPart } from '#contract/deposits/deposit.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { useBill } from '#web/bookings/booking-queries.ts'
import { useKeptPreview } from '#web/deposits/deposit-queries.ts'
import { useFolios } from '#web/folios/folio-queries.ts'
import { typingPause } from '#web/kit/fields/typing-pause.ts'

/**
 * The bill and the folios of a stay that ends on a day, with the parts of deposits that are kept. `isCurrent` is false
 * until they include what was typed last.
 */
export const useCheckOutBill = (slug: string, check_out_date: CalendarDate, kept: Record<string, KeptPart>) => {
  const bill = useBill(slug, { check_out_date })
  const folios = useFolios(slug, { check_out_date })
  const [settled] = useDebouncedValue(kept, typingPause)
  const parts = Object.values(settled)
  const preview = useKeptPreview(slug, { check_out_date, kept: parts })
  const isKept = parts.length > 0
  const withKept = isKept ? preview.data : undefined
  return {
    bill,
    folios,
    billWithKept: withKept?.bill,
    shownFolios: withKept?.folios ?? folios.data,
    isStale: preview.isPlaceholderData,
    // If the preview fails, check-out itself says why.
    isCurrent: !folios.isPlaceholderData && kept === settled && (!isKept || !preview.isFetching || preview.isError),
  }
}
