import { lazy, Suspense } from 'react'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import type { Folio, FolioCharge } from '#contract/folios/folio.ts'

// Loaded when one is opened.
const ChargeSheet = lazy(async () => ({ default: (await import('#web/folios/charge-sheet.tsx')).ChargeSheet }))
const DiscountSheet = lazy(async () => ({ default: (await import('#web/folios/discount-sheet.tsx')).DiscountSheet }))
const PayerSheet = lazy(async () => ({ default: (await import('#web/folios/payer-sheet.tsx')).PayerSheet }))
const SplitSheet = lazy(async () => ({ default: (await import('#web/folios/split-sheet.tsx')).SplitSheet }))
const EqualSharesSheet = lazy(async () => ({
  default: (await import('#web/folios/equal-shares-sheet.tsx')).EqualSharesSheet,
}))

/** The sheet that is open over the bill: `folio` without a folio adds one. */
export type OpenFolioSheet =
  | { kind: 'charge' | 'discount'; folio: Folio }
  | { kind: 'folio'; folio?: Folio }
  | { kind: 'split' | 'split_equally'; folio: Folio; charges: FolioCharge[] }

interface FolioSheetProps {
  open: OpenFolioSheet | undefined
  booking: BookingDetail
  folios: Folio[]
  onClose: () => void
}

export const FolioSheet = ({ open, booking, folios, onClose }: FolioSheetProps) => {
  if (!open) return null
  const isNamed = folios.length > 1
  return (
    <Suspense>
      {open.kind === 'charge' && (
        <ChargeSheet booking={booking} folio={open.folio} isNamed={isNamed} onClose={onClose} />
      )}
      {open.kind === 'discount' && <DiscountSheet folio={open.folio} isNamed={isNamed} onClose={onClose} />}
      {open.kind === 'folio' && <PayerSheet booking={booking} folio={open.folio} onClose={onClose} />}
      {open.kind === 'split' && <SplitSheet {...open} folios={folios} onClose={onClose} />}
      {open.kind === 'split_equally' && <EqualSharesSheet {...open} folios={folios} onClose={onClose} />}
    </Suspense>
  )
}
