import { Button } from '@mantine/core'
import type { MyRequest } from '#contract/booking-requests/booking-request.ts'
import { bookingRequestMessages as say } from '#contract/booking-requests/booking-request-messages.ts'
import { datesText, peopleText } from '#contract/bookings/stay-text.ts'
import { useMyRequests, useWithdrawRequest } from '#web/booking-requests/booking-request-queries.ts'
import classes from '#web/booking-requests/booking-requests.module.css'
import { RequestStatusBadge } from '#web/booking-requests/request-status-badge.tsx'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

/** The guest's open and declined requests; a confirmed one is listed as a booking. */
export const MyRequests = () => {
  const { data, error, refetch } = useMyRequests()
  if (error && !data) {
    return <FailureState title={say.listFailed} failure={error} onTryAgain={() => refetch()} />
  }
  const shown = data?.filter(({ status }) => status === 'open' || status === 'declined') ?? []
  if (shown.length === 0) return null
  return (
    <section aria-label="Requests">
      <h2 className={classes.section}>Requests</h2>
      <ul className={classes.cards}>
        {shown.map((request) => (
          <RequestCard key={request.slug} request={request} />
        ))}
      </ul>
    </section>
  )
}

const RequestCard = ({ request }: { request: MyRequest }) => {
  const withdraw = useWithdrawRequest()
  const takeBack = async () => {
    try {
      toast.success((await withdraw.mutateAsync(request.slug)).message)
    } catch (failure) {
      toast.error(failureText(failure, say.withdrawFailed))
    }
  }
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h3>{datesText(request)}</h3>
        <RequestStatusBadge status={request.status} />
      </div>
      <p>{[request.room_type, request.rate_plan, peopleText(request)].filter(Boolean).join(' · ')}</p>
      {request.answer && <p className={classes.answer}>{request.answer}</p>}
      {request.status === 'open' && (
        <div className={classes.head}>
          <p className={classes.quiet}>The hotel has not answered yet.</p>
          <Button size="xs" variant="subtle" color="red" loading={withdraw.isPending} onClick={takeBack}>
            Withdraw
          </Button>
        </div>
      )}
    </li>
  )
}
