import { Skeleton } from '@mantine/core'
import { useCalendarData } from '#web/calendar/data/calendar-queries.ts'
import { daysOfProposal, type ShownProposal } from '#web/calendar/make-room/proposal-bars.ts'
import { ProposalDrawing } from '#web/calendar/make-room/proposal-drawing.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

/** Reads the days of a proposal and draws it. Without them the list of the moves has to do. */
const ProposalCalendar = ({ proposal }: { proposal: ShownProposal }) => {
  const today = useHotelToday()
  const days = daysOfProposal(proposal)
  const { data, error } = useCalendarData(days[0] ?? today, days.at(-1) ?? today)
  if (error) return null
  if (days.some((day) => !data.days.has(day))) return <Skeleton height={200} mt="sm" />
  return <ProposalDrawing proposal={proposal} data={data} today={today} />
}
export default ProposalCalendar
