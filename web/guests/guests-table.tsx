import { Menu } from '@mantine/core'
import { IconEye, IconMailForward, IconPencil, IconUserPlus } from '@tabler/icons-react'
import { guestAccountEndpoints } from '#contract/guest-accounts/guest-account-endpoints.ts'
import type { GuestQuery, GuestRow } from '#contract/guests/guest.ts'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { guestColumns } from '#web/guests/guest-columns.tsx'
import { May } from '#web/kit/access/may.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { MenuItemLink } from '#web/kit/page/menu-item-link.tsx'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { paths } from '#web/paths.ts'

interface GuestsTableProps extends PagedList<GuestRow, GuestQuery> {
  onView: (guest: GuestRow) => void
  onInvite: (guest: GuestRow) => void
  onDelete: (guest: GuestRow) => void
}

export const GuestsTable = ({ onView, onInvite, onDelete, ...paged }: GuestsTableProps) => (
  <PagedTable
    caption="Guests"
    columns={guestColumns({ search: paged.query.search, onView })}
    {...paged}
    failed={guestMessages.listFailed}
    reasonFirst
    toolbar={<ListSearch label="Name, phone, email or ID" query={paged.query} change={paged.change} />}
    actions={(guest) => (
      <RowActions of={guest.name} next={!guest.is_anonymised && <BookForGuest guest={guest} />}>
        <Menu.Item leftSection={<IconEye size={16} />} onClick={() => onView(guest)}>
          View details
        </Menu.Item>
        {!guest.is_anonymised && (
          <>
            <MenuItemLink to={paths.addGuest} search={{ slug: guest.slug }} leftSection={<IconPencil size={16} />}>
              Edit
            </MenuItemLink>
            <May call={guestAccountEndpoints.invite}>
              <Menu.Item leftSection={<IconMailForward size={16} />} onClick={() => onInvite(guest)}>
                Invite to the guest area
              </Menu.Item>
            </May>
          </>
        )}
        <DeleteItem call={guestEndpoints.remove} onClick={() => onDelete(guest)} />
      </RowActions>
    )}
    empty={
      <EmptyState
        icon={<IconUserPlus size={28} />}
        title="No guests yet"
        text="Register each guest once, with ID proof and emergency contact. Bookings then find them by name or phone."
        action={<ButtonLink to={paths.addGuest}>Add New Guest</ButtonLink>}
      />
    }
  />
)

const BookForGuest = ({ guest }: { guest: GuestRow }) => (
  <ButtonLink
    to={paths.addBooking}
    search={{ guest_id: guest.id }}
    size="compact-sm"
    variant="default"
    title="Book for this guest"
    aria-label={`Book for this guest, ${guest.name}`}
  >
    Book
  </ButtonLink>
)
