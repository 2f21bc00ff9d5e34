import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { Guest } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { GuestModalForm } from '#web/guests/form/guest-modal-form.tsx'
import { useNationalities } from '#web/guests/guest-queries.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'

interface GuestModalProps {
  opened: boolean
  onClose: () => void
  /** Also when the person takes a guest who is registered already. */
  onSaved: (guest: Guest) => void
  /** The guest to change; none registers a new one. */
  guest?: Guest
}

/** The guest form as a dialog, for a screen that needs a guest: it asks for more, and hands the saved guest back. */
export const GuestModal = ({ opened, onClose, onSaved, guest }: GuestModalProps) => {
  const onPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
  const nationalities = useNationalities()
  const giveUp = useRef<() => void>(undefined)
  const [isLeaving, setLeaving] = useState(false)

  const close = () => {
    // A moment later, or the Escape that closes this dialog would answer the question too.
    if (giveUp.current) setTimeout(() => setLeaving(true))
    else onClose()
  }
  const leave = () => {
    giveUp.current?.()
    setLeaving(false)
    onClose()
  }
  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        title={guest ? 'Edit Guest' : 'Add New Guest'}
        size={920}
        fullScreen={onPhone}
        radius={onPhone ? 0 : 'lg'}
        // While it asks, Escape answers the question.
        closeOnEscape={!isLeaving}
        trapFocus={!isLeaving}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Loaded
          query={nationalities}
          skeleton={<FormSkeleton title="Personal Information" fields={8} />}
          failed={guestMessages.nationalitiesFailed}
        >
          {(choices) => (
            <GuestModalForm
              guest={guest}
              nationalities={choices}
              giveUp={giveUp}
              onCancel={close}
              onSaved={(saved) => {
                onSaved(saved)
                onClose()
              }}
            />
          )}
        </Loaded>
      </Modal>
      <LeaveDialog opened={isLeaving} onStay={() => setLeaving(false)} onLeave={leave} />
    </>
  )
}
