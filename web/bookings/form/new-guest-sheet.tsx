import { GuestModal } from '#web/guests/form/guest-modal.tsx'
import { QuickGuest } from '#web/guests/form/quick-guest.tsx'

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
  onClose: () => void
  onSaved: (guest: { id: number }) => void
}

/** Registers the guest of a booking, with all details or by name and phone, or a companion by name. */
export const NewGuestSheet = ({ opened, quick, onClose, onSaved }: NewGuestSheetProps) => (
  <>
    <GuestModal opened={opened} onClose={onClose} onSaved={onSaved} />
    {quick !== null && <QuickGuest {...quick} onClose={onClose} onSaved={onSaved} />}
  </>
)
