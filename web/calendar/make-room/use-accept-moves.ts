import { useState } from 'react'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { MakeRoom } from '#contract/calendar/make-room.ts'
import { useRearrange } from '#web/calendar/rearrange/rearrange-queries.ts'
import { useLastChange } from '#web/calendar/rearrange/use-last-change.ts'
import { useMoveQuestions } from '#web/calendar/rearrange/use-move-questions.tsx'
import { useOfferUndo } from '#web/calendar/rearrange/use-offer-undo.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'

type FreedRoom = NonNullable<MakeRoom['room']>

/** Saves the moves of a proposal together, and offers to undo them. The guests keep their rents. Render `dialogs`. */
export const useAcceptMoves = (onMade: (room: FreedRoom) => void, onUndo: (room: FreedRoom) => void) => {
  const rearrange = useRearrange()
  const questions = useMoveQuestions()
  const offerUndo = useOfferUndo(useLastChange().offer)
  const [refusal, setRefusal] = useState<string>()

  const accept = async ({ moves }: MakeRoom, room: FreedRoom) => {
    setRefusal(undefined)
    try {
      const kept = moves.map(({ stay, room_id, version }) => ({ stay, room_id, version, rent: 'keep' as const }))
      const reply = await questions.sendAsking({ moves: kept, confirm_occupancy: false }, rearrange.mutateAsync)
      if (!reply) return
      offerUndo(reply, say.roomIsFree(room.room_number), () => onUndo(room))
      onMade(room)
    } catch (failure) {
      setRefusal(failureText(failure, say.rearrangeFailed))
    }
  }
  return { accept, isBusy: rearrange.isPending, refusal, dialogs: questions.dialogs }
}
