import type { Rearrange } from '#contract/calendar/rearrange.ts'
import { Problem } from '#contract/kit/problem.ts'
import { quoteMessages } from '#contract/rates/quote-messages.ts'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'
import { useReasonQuestion } from '#web/kit/feedback/use-reason-question.tsx'

const confirmLabel = 'Move anyway'

/** Sends moves. Asks before a room is too small and before a restriction of a rate plan is violated, and sends again. */
export const useMoveQuestions = () => {
  const people = useQuestion()
  const reason = useReasonQuestion()

  /** What the desk adds to refused moves; undefined if they shall not be saved. Other refusals are thrown. */
  const answerTo = async (failure: unknown, body: Rearrange): Promise<Partial<Rearrange> | undefined> => {
    if (!(failure instanceof Problem)) throw failure
    if (failure.code === 'over_capacity' && !body.confirm_occupancy) {
      const isWanted = await people.ask({ title: 'Too many people', text: failure.message, confirmLabel })
      return isWanted ? { confirm_occupancy: true } : undefined
    }
    if (failure.code === 'reason_required' && !body.rate_override_reason) {
      const rate_override_reason = await reason.ask({
        title: 'Against the rate plan',
        warnings: failure.fields?.rate_override_reason ?? [failure.message],
        help: quoteMessages.changeHelp,
        missing: quoteMessages.changeReasonRequired,
        confirmLabel,
      })
      return rate_override_reason ? { rate_override_reason } : undefined
    }
    throw failure
  }

  /** Undefined if the desk has answered a question with no. */
  const sendAsking = async <Reply,>(
    body: Rearrange,
    send: (body: Rearrange) => Promise<Reply>,
  ): Promise<Reply | undefined> => {
    try {
      return await send(body)
    } catch (failure) {
      const answer = await answerTo(failure, body)
      return answer && sendAsking({ ...body, ...answer }, send)
    }
  }

  const dialogs = (
    <>
      {people.dialog}
      {reason.dialog}
    </>
  )
  return { sendAsking, dialogs }
}
