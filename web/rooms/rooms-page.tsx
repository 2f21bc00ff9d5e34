import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type Room, RoomQuery } from '#contract/rooms/room.ts'
import { roomEndpoints } from '#contract/rooms/room-endpoints.ts'
import { roomMessages } from '#contract/rooms/room-messages.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { useRoomTypeOptions } from '#web/room-types/room-type-queries.ts'
import { RoomFilters } from '#web/rooms/room-filters.tsx'
import { roomQueries } from '#web/rooms/room-queries.ts'
import { RoomRangeDialog } from '#web/rooms/room-range-dialog.tsx'
import { RoomsTable } from '#web/rooms/rooms-table.tsx'

export const RoomsPage = () => {
  const [query, change] = useListQuery(RoomQuery, useSearch({ from: `/admin${paths.rooms}` }))
  const list = roomQueries.useList(query)
  const remove = roomQueries.useRemove()
  const { data: roomTypes = [] } = useRoomTypeOptions()
  const [addsSeveral, setAddsSeveral] = useState(false)
  const mayAdd = useMayCall()(roomEndpoints.save)
  const addSeveral = mayAdd && roomTypes.length > 0 ? () => setAddsSeveral(true) : undefined
  const [toDelete, setToDelete] = useState<Room>()

  return (
    <Page
      title="Rooms"
      trail={{ Home: paths.admin }}
      action={
        <Group gap="xs">
          {addSeveral && (
            <Button variant="default" onClick={addSeveral}>
              Add Several Rooms
            </Button>
          )}
          <ButtonLink to={paths.addRoom} leftSection={<IconPlus size={16} />}>
            Add Room
          </ButtonLink>
        </Group>
      }
    >
      <RoomsTable
        list={list}
        query={query}
        change={change}
        onDelete={setToDelete}
        onAddSeveral={addSeveral}
        filters={<RoomFilters query={query} change={change} />}
      />
      {addsSeveral && <RoomRangeDialog roomTypes={roomTypes} onClose={() => setAddsSeveral(false)} />}
      <ConfirmDelete
        title={roomMessages.removeTitle}
        name={toDelete && `room ${toDelete.room_number}`}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={roomMessages}
      />
    </Page>
  )
}
