import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { GuestQuery, type GuestRow } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { useGuestAccess } from '#web/guest-accounts/use-guest-access.tsx'
import { useGuests, useRemoveGuest } from '#web/guests/guest-queries.ts'
import { GuestViewSheet } from '#web/guests/guest-view-sheet.tsx'
import { GuestsTable } from '#web/guests/guests-table.tsx'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

export const GuestsPage = () => {
  // The global search opens this page with a guest to show.
  const { view, ...search } = useSearch({ from: `/admin${paths.guests}` })
  const [query, change] = useListQuery(GuestQuery, search)
  const list = useGuests(query)
  const remove = useRemoveGuest()
  const { invite, dialog } = useGuestAccess()
  const [toDelete, setToDelete] = useState<GuestRow>()
  const [viewed, setViewed] = useState<GuestRow>()

  return (
    <Page
      title="Guests"
      trail={{ Home: paths.admin }}
      action={
        <ButtonLink to={paths.addGuest} leftSection={<IconPlus size={16} />}>
          Add New Guest
        </ButtonLink>
      }
    >
      <GuestsTable
        list={list}
        query={query}
        change={change}
        onView={setViewed}
        onInvite={({ slug }) => invite(slug)}
        onDelete={setToDelete}
      />
      {dialog}
      <GuestViewSheet
        slug={viewed?.slug ?? view}
        onClose={() => {
          setViewed(undefined)
          if (view) change({ page: query.page }, { replace: true })
        }}
      />
      <ConfirmDelete
        name={toDelete?.name}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={guestMessages}
      />
    </Page>
  )
}
