import { IconHomePlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Room } from '#contract/rooms/room.ts'
import { roomEndpoints } from '#contract/rooms/room-endpoints.ts'
import { roomMessages } from '#contract/rooms/room-messages.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { RoomFaults } from '#web/repairs/room-faults.tsx'
import { useRoomTypeOptions } from '#web/room-types/room-type-queries.ts'
import { RoomBlocks } from '#web/rooms/room-blocks.tsx'
import { RoomForm } from '#web/rooms/room-form.tsx'
import { roomQueries } from '#web/rooms/room-queries.ts'

const skeleton = <FormSkeleton title="Room" fields={4} />

export const AddRoomPage = () => (
  <RoomFormPage title="Add Room">
    <RoomFormWithTypes />
  </RoomFormPage>
)

export const EditRoomPage = () => {
  const { slug = '' } = useSearch({ from: `/admin${paths.editRoom}` })
  const room = roomQueries.useOne(slug)
  const mayChange = useMayCall()(roomEndpoints.update)
  const back = (
    <ButtonLink to={paths.rooms} mt="md">
      List Rooms
    </ButtonLink>
  )
  return (
    <RoomFormPage title={mayChange ? 'Edit Room' : 'Block Room'}>
      <Loaded
        query={room}
        skeleton={skeleton}
        failed={roomMessages.loadFailed}
        missing={{ title: roomMessages.missing, action: back }}
      >
        {(found) => (
          <>
            <RoomFaults roomIds={[found.id]} />
            {mayChange ? (
              <RoomFormWithTypes key={found.slug} room={found} />
            ) : (
              <RoomBlocks key={found.slug} room={found} />
            )}
          </>
        )}
      </Loaded>
    </RoomFormPage>
  )
}

const RoomFormWithTypes = ({ room }: { room?: Room }) => {
  const roomTypes = useRoomTypeOptions()

  useFailureToast(roomTypes.error, roomMessages.typesFailed)

  return (
    <Loaded query={roomTypes} skeleton={skeleton} failed={roomMessages.typesFailed}>
      {(options) =>
        options.length > 0 ? (
          <RoomForm roomTypes={options} {...(room && { room })} />
        ) : (
          <EmptyState
            icon={<IconHomePlus size={28} />}
            title="Add a room type first"
            text="Every room has a type. It says how many people the room takes and what a night costs."
            action={<ButtonLink to={paths.addRoomType}>Add Room Type</ButtonLink>}
          />
        )
      }
    </Loaded>
  )
}

const RoomFormPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} trail={{ Home: paths.admin, Rooms: paths.rooms }}>
    {children}
  </Page>
)
