import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { MakeRoom, MakeRoomQuery } from '#contract/calendar/make-room.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { useMakeRoom } from '#web/calendar/make-room/make-room-queries.ts'
import { Proposal } from '#web/calendar/make-room/proposal.tsx'
import { useAcceptMoves } from '#web/calendar/make-room/use-accept-moves.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'

// Loaded with the first proposal: a booking form needs nothing of the room calendar before.
const ProposalCalendar = lazy(() => import('#web/calendar/make-room/proposal-calendar.tsx'))

export interface WantedType extends MakeRoomQuery {
  type_name: string
}

interface MakeRoomSheetProps {
  wanted: WantedType
  onClose: () => void
  /** The room is free for all nights now. */
  onMade: (room: NonNullable<MakeRoom['room']>) => void
  /** The desk undoes the moves, so that the room is no longer free. */
  onUndo: (room: NonNullable<MakeRoom['room']>) => void
}

/** Proposes moves of other bookings that free a room for all nights. Nothing changes until they are accepted. */
export const MakeRoomSheet = ({ wanted: { type_name, ...query }, onClose, onMade, onUndo }: MakeRoomSheetProps) => {
  const proposal = useMakeRoom(query)
  const { accept, isBusy, refusal, dialogs } = useAcceptMoves(onMade, onUndo)
  const found = proposal.data
  const room = found?.room

  return (
    <Dialog title={`Make room: ${type_name}`} size={760} onClose={onClose}>
      <Text c="dimmed" fz="sm">
        {formatDay(query.check_in_date)} to {formatDay(query.check_out_date)}
      </Text>
      {found && room && found.moves.length > 0 && (
        <Suspense fallback={<Skeleton height={200} mt="sm" />}>
          <ProposalCalendar proposal={{ moves: found.moves, room, wanted: query }} />
        </Suspense>
      )}
      <Proposal proposal={proposal} typeName={type_name} />
      {refusal && (
        <Alert data-tone="danger" role="alert">
          {refusal}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {found && room && (
          <Button
            data-autofocus
            loading={isBusy}
            disabled={proposal.isFetching}
            onClick={() => (found.moves.length === 0 ? onMade(room) : accept(found, room))}
          >
            {found.moves.length === 0 ? `Choose room ${room.room_number}` : 'Accept'}
          </Button>
        )}
      </Group>
      {dialogs}
    </Dialog>
  )
}
