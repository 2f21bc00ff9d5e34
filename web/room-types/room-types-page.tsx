import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type RoomType, RoomTypeQuery } from '#contract/room-types/room-type.ts'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { roomTypeQueries } from '#web/room-types/room-type-queries.ts'
import { RoomTypesTable } from '#web/room-types/room-types-table.tsx'

export const RoomTypesPage = () => {
  const [query, change] = useListQuery(RoomTypeQuery, useSearch({ from: `/admin${paths.roomTypes}` }))
  const list = roomTypeQueries.useList(query)
  const remove = roomTypeQueries.useRemove()
  const [toDelete, setToDelete] = useState<RoomType>()

  return (
    <Page
      title="Room Types"
      trail={{ Home: paths.admin }}
      action={
        <ButtonLink to={paths.addRoomType} leftSection={<IconPlus size={16} />}>
          Add Room Type
        </ButtonLink>
      }
    >
      <RoomTypesTable list={list} query={query} change={change} onDelete={setToDelete} />
      <ConfirmDelete
        title={roomTypeMessages.removeTitle}
        name={toDelete?.name}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={roomTypeMessages}
      />
    </Page>
  )
}
