import { useSearch } from '@tanstack/react-router'
import type { Guest } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { GuestForm } from '#web/guests/form/guest-form.tsx'
import { useGuestToEdit, useNationalities } from '#web/guests/guest-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

const skeleton = <FormSkeleton title="Personal Information" fields={8} />

/** Guest Registration, or Edit Guest when the address names one. */
export const GuestFormPage = () => {
  const { slug } = useSearch({ from: `/admin${paths.addGuest}` })
  return (
    <Page
      title={slug === undefined ? 'Guest Registration' : 'Edit Guest'}
      trail={{ Home: paths.admin, Guests: paths.guests }}
    >
      {slug === undefined ? <FormWithNationalities key="new" /> : <EditGuest key={slug} slug={slug} />}
    </Page>
  )
}

const EditGuest = ({ slug }: { slug: string }) => {
  const guest = useGuestToEdit(slug)
  useFailureToast(guest.error, failureText(guest.error, guestMessages.loadFailed))

  const back = (
    <ButtonLink to={paths.guests} mt="md">
      All Guests
    </ButtonLink>
  )
  return (
    <Loaded
      query={guest}
      skeleton={skeleton}
      failed={guestMessages.loadFailed}
      missing={{ title: guestMessages.missing, action: back }}
    >
      {(found) =>
        found.is_anonymised ? (
          <>
            <p>{guestMessages.anonymised}</p>
            {back}
          </>
        ) : (
          <FormWithNationalities guest={found} />
        )
      }
    </Loaded>
  )
}

const FormWithNationalities = ({ guest }: { guest?: Guest }) => {
  const nationalities = useNationalities()
  return (
    <Loaded query={nationalities} skeleton={skeleton} failed={guestMessages.nationalitiesFailed}>
      {(choices) => <GuestForm nationalities={choices} {...(guest && { guest })} />}
    </Loaded>
  )
}
