import { useState } from 'react'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { MakeRoom } from '#contract/calendar/make-room.ts'
import type { UndoRearrange } from '#contract/calendar/rearrange.ts'
import { useRearrange, useUndo } from '#web/calendar/rearrange/rearrange-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { showUndoToast } from '#web/kit/feedback/undo-toast.tsx'

type FreedRoom = NonNullable<MakeRoom['room']>

/** Saves the moves of a proposal together, and offers to undo them. The guests keep their rents. */
export const useAcceptMoves = (onMade: (room: FreedRoom) => void) => {
  const rearrange = useRearrange()
  const undo = useUndo()
  const [refusal, setRefusal] = useState<string>()

  const takeBack = async (body: UndoRearrange) => {
    try {
      toast.success((await undo.mutateAsync(body)).message)
    } catch (failure) {
      toast.error(failureText(failure, say.undoFailed))
    }
  }

  const accept = async ({ moves }: MakeRoom, room: FreedRoom) => {
    setRefusal(undefined)
    try {
      const reply = await rearrange.mutateAsync({
        moves: moves.map(({ stay, room_id, version }) => ({ stay, room_id, version, rent: 'keep' as const })),
        confirm_occupancy: false,
      })
      const message = say.roomIsFree(room.room_number)
      showUndoToast({ title: reply.message, message, onUndo: () => void takeBack(reply.data.undo) })
      onMade(room)
    } catch (failure) {
      setRefusal(failureText(failure, say.rearrangeFailed))
    }
  }
  return { accept, isBusy: rearrange.isPending, refusal }
}
