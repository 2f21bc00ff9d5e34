import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { BookingSource } from '#contract/booking-sources/booking-source.ts'
import { bookingSourceEndpoints } from '#contract/booking-sources/booking-source-endpoints.ts'
import { bookingSourceMessages as say } from '#contract/booking-sources/booking-source-messages.ts'
import { BookingSourceDialog } from '#web/booking-sources/booking-source-dialog.tsx'
import { useBookingSources, useRemoveBookingSource } from '#web/booking-sources/booking-source-queries.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditButton } from '#web/kit/table/row-edit-button.tsx'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { paths } from '#web/paths.ts'

const given: Record<NonNullable<BookingSource['builtin']>, string> = {
  walk_in: 'Offered first when the guest arrives today',
  website: 'Given to bookings that guests request in the guest area',
}

export const BookingSourcesPage = () => {
  const sources = useBookingSources()
  const remove = useRemoveBookingSource()
  const [edited, setEdited] = useState<BookingSource | 'new'>()
  const [toDelete, setToDelete] = useState<BookingSource>()
  return (
    <Page
      title="Booking Sources"
      subtitle="How bookings reach the hotel"
      trail={{ Home: paths.admin, Settings: paths.settings }}
      action={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
          Add booking source
        </Button>
      }
    >
      <Loaded query={sources} skeleton={<Skeleton height={320} radius="lg" />} failed={say.listFailed}>
        {(all) => (
          <SmallTable
            caption="Booking sources"
            rows={all}
            rowKey={({ id }) => String(id)}
            columns={[
              { title: 'Name', card: 'heading', cell: ({ name }) => name },
              { title: 'Position', numeric: true, cell: ({ position }) => position },
              { title: 'Used by Sarai', hideWhenNarrow: true, cell: ({ builtin }) => builtin && given[builtin] },
            ]}
            actions={(source) => {
              const edit = (
                <RowEditButton
                  of={source.name}
                  call={bookingSourceEndpoints.update}
                  onClick={() => setEdited(source)}
                />
              )
              if (source.builtin) return edit
              return (
                <RowActions of={source.name} next={edit}>
                  <DeleteItem call={bookingSourceEndpoints.remove} onClick={() => setToDelete(source)} />
                </RowActions>
              )
            }}
          />
        )}
      </Loaded>
      {edited && (
        <BookingSourceDialog source={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDelete
        title="Delete booking source"
        name={toDelete?.name}
        onDelete={() => remove.mutateAsync(toDelete?.id ?? 0)}
        onClose={() => setToDelete(undefined)}
        say={say}
      />
    </Page>
  )
}
