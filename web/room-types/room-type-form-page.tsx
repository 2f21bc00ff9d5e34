import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { RoomTypeForm } from '#web/room-types/room-type-form.tsx'
import { roomTypeQueries } from '#web/room-types/room-type-queries.ts'

export const AddRoomTypePage = () => (
  <RoomTypeFormPage title="Add Room Type">
    <RoomTypeForm />
  </RoomTypeFormPage>
)

export const EditRoomTypePage = () => {
  const { slug = '' } = useSearch({ from: `/admin${paths.editRoomType}` })
  const roomType = roomTypeQueries.useOne(slug)
  return (
    <RoomTypeFormPage title="Edit Room Type">
      <Loaded
        query={roomType}
        skeleton={<FormSkeleton title="Room type" fields={4} />}
        failed={roomTypeMessages.loadFailed}
        missing={{
          title: roomTypeMessages.missing,
          action: (
            <ButtonLink to={paths.roomTypes} mt="md">
              List Room Types
            </ButtonLink>
          ),
        }}
      >
        {(found) => <RoomTypeForm key={found.slug} roomType={found} />}
      </Loaded>
    </RoomTypeFormPage>
  )
}

const RoomTypeFormPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} trail={{ Home: paths.admin, 'Room Types': paths.roomTypes }}>
    {children}
  </Page>
)
