import { GuestModal } from '#web/guests/form/guest-modal.tsx'
import { QuickGuest } from '#web/guests/form/quick-guest.tsx'

interface NewGuestSheetProps {
  opened: boolean
  /** The name or phone number typed for a quick guest; null while none is registered. */
  quick: string | null
  onClose: () => void
  onSaved: (guest: { id: number }) => void
}

/** Registers the guest of a booking, with all details or by name and phone. */
export const NewGuestSheet = ({ opened, quick, onClose, onSaved }: NewGuestSheetProps) => (
  <>
    <GuestModal opened={opened} onClose={onClose} onSaved={onSaved} />
    {quick !== null && <QuickGuest typed={quick} onClose={onClose} onSaved={onSaved} />}
  </>
)
