import { GuestModal } from '#web/guests/form/guest-modal.tsx'
import { QuickGuest } from '#web/guests/form/quick-guest.tsx'
import { useGuestOption } from '#web/guests/guest-queries.ts'

/** Somebody who is registered with little more than a name. */
export interface QuickPerson {
  /** The typed name or phone number. */
  typed: string
  kind: 'quick' | 'companion'
}

interface NewGuestSheetProps {
  opened: boolean
  /** Null while none is registered. */
  quick: QuickPerson | null
  /** The guest who books; null if none is chosen yet. */
  bookerId: number | null
  onClose: () => void
  onSaved: (guest: { id: number }) => void
}

/** Registers the guest of a booking, with all details or by name and phone, or a companion by name. */
export const NewGuestSheet = ({ opened, quick, bookerId, onClose, onSaved }: NewGuestSheetProps) => {
  const { data: booker } = useGuestOption(bookerId)
  const nationalityId = quick?.kind === 'companion' ? booker?.nationality_id : undefined
  return (
    <>
      <GuestModal opened={opened} onClose={onClose} onSaved={onSaved} />
      {quick !== null && <QuickGuest {...quick} nationalityId={nationalityId} onClose={onClose} onSaved={onSaved} />}
    </>
  )
}
