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
  /** Also called when a registered guest is chosen. */
  onSaved: (guest: Guest) => void
  /** The guest to edit; without it, a new guest is registered. */
  guest?: Guest
}

/** The guest form as a dialog over another form. It requires more fields than the page, and returns the saved guest. */
export const GuestModal = ({ opened, onClose, onSaved, guest }: GuestModalProps) => {
  const onPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
  const nationalities = useNationalities()
  const discard = useRef<() => void>(undefined)
  const [isLeaving, setLeaving] = useState(false)

  const close = () => {
    // In the next task; otherwise the Escape that closes this dialog would also answer the question.
    if (discard.current) setTimeout(() => setLeaving(true))
    else onClose()
  }
  const leave = () => {
    discard.current?.()
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
        // While the question is open, Escape answers the question.
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
              discard={discard}
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
