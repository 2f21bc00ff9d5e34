import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import type { Guest } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { GuestModalForm } from '#web/guests/guest-modal-form.tsx'
import { useNationalities } from '#web/guests/guest-queries.ts'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { Loaded } from '#web/kit/loaded.tsx'
import { useQuestion } from '#web/kit/use-question.tsx'

interface GuestModalProps {
  opened: boolean
  onClose: () => void
  /** Also when the person takes a guest who is registered already. */
  onSaved: (guest: Guest) => void
  /** The guest to change; none registers a new one. */
  guest?: Guest
}

const unsaved = {
  title: 'Leave without saving?',
  text: 'What you typed here is not saved yet. If you leave now, it is lost.',
  goOn: 'Leave',
}

/** The guest form as a dialog, for a screen that needs a guest: it asks for more, and hands the saved guest back. */
export const GuestModal = ({ opened, onClose, onSaved, guest }: GuestModalProps) => {
  const onPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
  const nationalities = useNationalities()
  const giveUp = useRef<() => void>(undefined)
  const { ask, dialog } = useQuestion()

  const close = async () => {
    if (giveUp.current && !(await ask(unsaved))) return
    giveUp.current?.()
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
      {dialog}
    </>
  )
}
