import { Group, Modal, Skeleton } from '@mantine/core'
import { IconCalendarPlus, IconPencil } from '@tabler/icons-react'
import type { Guest } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { GuestAccountCard } from '#web/guest-accounts/guest-account-card.tsx'
import classes from '#web/guests/guest-details.module.css'
import { GuestDetails } from '#web/guests/guest-details.tsx'
import { useGuest } from '#web/guests/guest-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { lazyPart } from '#web/kit/page/lazy-part.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'
import { GuestPrivacyCard } from '#web/privacy/guest-privacy-card.tsx'

const GuestStaysCard = lazyPart(async () => (await import('#web/occupants/guest-stays-card.tsx')).GuestStaysCard)

interface GuestViewSheetProps {
  /** The guest to show; undefined closes the sheet. */
  slug: string | undefined
  onClose: () => void
}

/** Everything that is known of a guest, read-only. */
export const GuestViewSheet = ({ slug, onClose }: GuestViewSheetProps) => {
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
            <GuestStaysCard guest={found} />
            {!found.is_anonymised && <GuestAccountCard guest={found} />}
            <GuestPrivacyCard guest={found} />
            {!found.is_anonymised && <NextSteps guest={found} />}
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
