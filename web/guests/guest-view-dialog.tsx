import { Group, Modal, Skeleton } from '@mantine/core'
import { IconCalendarPlus, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Guest } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import classes from '#web/guests/guest-details.module.css'
import { GuestDetails } from '#web/guests/guest-details.tsx'
import { useGuest } from '#web/guests/guest-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

interface GuestViewDialogProps {
  /** Whom to show; nothing closes the dialog. */
  slug: string | undefined
  onClose: () => void
  /** Shown below the details. */
  below?: (guest: Guest) => ReactNode
}

/** All that is known of a guest, to read. */
export const GuestViewDialog = ({ slug, onClose, below }: GuestViewDialogProps) => {
  const guest = useGuest(slug)
  useFailureToast(guest.error, failureText(guest.error, guestMessages.loadFailed))

  return (
    <Modal
      opened={slug !== undefined}
      onClose={onClose}
      title="Guest details"
      size={760}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Loaded
        query={guest}
        skeleton={<Skeleton height={320} />}
        failed={guestMessages.loadFailed}
        missing={{ title: guestMessages.missing, action: null }}
      >
        {(found) => (
          <>
            <GuestDetails guest={found} />
            {below?.(found)}
            <NextSteps guest={found} />
          </>
        )}
      </Loaded>
    </Modal>
  )
}

const NextSteps = ({ guest }: { guest: Guest }) => (
  <Group justify="flex-end" className={classes.next}>
    <ButtonLink
      to={paths.addGuest}
      search={{ slug: guest.slug }}
      variant="default"
      leftSection={<IconPencil size={16} />}
    >
      Edit
    </ButtonLink>
    <ButtonLink to={paths.addBooking} search={{ guest_id: guest.id }} leftSection={<IconCalendarPlus size={16} />}>
      Book for this guest
    </ButtonLink>
  </Group>
)
