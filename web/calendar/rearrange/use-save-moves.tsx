import { useRef, useState } from 'react'
import { movesToSend, type UnsavedMove } from '#contract/calendar/apply-moves.ts'
import type { Rearrange } from '#contract/calendar/rearrange.ts'
import { isRefusal } from '#contract/kit/problem.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { canTakePlanPrice, isSameBills, movesText } from '#web/calendar/rearrange/move-text.ts'
import { planPriceOf } from '#web/calendar/rearrange/plan-price-of.ts'
import { previewMoves, useRearrange } from '#web/calendar/rearrange/rearrange-queries.ts'
import type { OfferUndo } from '#web/calendar/rearrange/use-last-change.ts'
import { useMoveQuestions } from '#web/calendar/rearrange/use-move-questions.tsx'
import { useOfferUndo } from '#web/calendar/rearrange/use-offer-undo.ts'
import { usePriceQuestion } from '#web/calendar/rearrange/use-price-question.tsx'

type Rooms = Pick<CalendarData, 'rooms' | 'room_types'>

/** Moves as they were sent, while it is not known whether they were saved. */
interface Sent {
  moves: UnsavedMove[]
  body: Rearrange
}

/** Saves moves together. Asks before a bill changes, a room is too small or a restriction is violated; offers to undo. */
export const useSaveMoves = (calendar: Rooms, today: CalendarDate, offer: OfferUndo) => {
  const price = usePriceQuestion()
  const questions = useMoveQuestions()
  const rearrange = useRearrange()
  const offerUndo = useOfferUndo(offer)
  const [withoutReply, setWithoutReply] = useState<Sent>()

  /** The stays that take the price of the rate plan; undefined if the desk does not want to save. */
  const askPrice = async (moves: UnsavedMove[]) => {
    const stays = canTakePlanPrice(calendar, moves)
    const withNewRents = movesToSend(moves, stays)
    const [kept, renewed] = await Promise.all([
      previewMoves(movesToSend(moves)),
      stays.size > 0 ? previewMoves(withNewRents) : undefined,
    ])
    const isOther = renewed !== undefined && !isSameBills(kept.bills, renewed.bills)
    if (kept.bills.length === 0 && !isOther) return new Set<string>()
    const rent = await price.ask({
      text: `${namesOf(moves)}: ${movesText(calendar, moves, today)}`,
      kept: kept.bills,
      ...(isOther && { renewed: renewed.bills, plan: await planPriceOf(moves, today) }),
    })
    return rent && (rent === 'new' ? stays : new Set<string>())
  }

  const sendOnce = async (sent: Sent) => {
    try {
      const reply = await rearrange.mutateAsync(sent.body)
      setWithoutReply(undefined)
      return reply
    } catch (failure) {
      setWithoutReply(isRefusal(failure) ? undefined : sent)
      throw failure
    }
  }

  const send = ({ moves, body }: Sent) => questions.sendAsking(body, (asked) => sendOnce({ moves, body: asked }))

  const askAndSend = async (moves: UnsavedMove[]) => {
    const newRents = await askPrice(moves)
    return newRents && send({ moves, body: { moves: movesToSend(moves, newRents), confirm_occupancy: false } })
  }

  const saveOne = async (moves: UnsavedMove[]) => {
    // The same request again gets the first reply, if the moves were saved the first time.
    const isRepeated = withoutReply && JSON.stringify(withoutReply.moves) === JSON.stringify(moves)
    const reply = await (isRepeated ? send(withoutReply) : askAndSend(moves))
    if (!reply) return false
    offerUndo(reply, `${namesOf(moves)}: ${movesText(calendar, moves, today)}`)
    return true
  }

  /** The save before, so that two saves never ask their questions at once. */
  const previous = useRef<Promise<unknown>>(Promise.resolve())
  /** True once the moves are saved and the calendar has been read again; a refusal is thrown. */
  const save = (moves: UnsavedMove[]) => {
    const saved = previous.current.then(() => saveOne(moves))
    previous.current = saved.catch(() => undefined)
    return saved
  }

  const dialogs = (
    <>
      {price.dialog}
      {questions.dialogs}
    </>
  )
  return {
    save,
    dialogs,
    /** The moves that were sent last, if no reply came: they may have been saved. */
    withoutReply: withoutReply?.moves,
    forget: () => setWithoutReply(undefined),
  }
}

const namesOf = (moves: UnsavedMove[]) => {
  const [first] = moves
  const others = moves.length - 1
  return others > 0 ? `${first?.was.guest_name} and ${others} more` : (first?.was.guest_name ?? '')
}
