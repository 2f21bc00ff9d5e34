import { Alert, Badge, Skeleton, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { MakeRoom, ProposedMove } from '#contract/calendar/make-room.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/calendar/make-room/make-room.module.css'
import type { useMakeRoom } from '#web/calendar/make-room/make-room-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'

interface ProposalProps {
  proposal: Pick<ReturnType<typeof useMakeRoom>, 'isLoading' | 'isError' | 'error' | 'data'>
  typeName: string
}

/** The moves that free a room, or the reason why there are none. */
export const Proposal = ({ proposal, typeName }: ProposalProps) => (
  <div aria-live="polite" className={classes.proposal}>
    {proposal.isLoading && <Skeleton height={72} aria-label="Looking for moves" />}
    {proposal.isError && <Alert data-tone="danger">{failureText(proposal.error, say.makeRoomFailed)}</Alert>}
    {proposal.data && <Found found={proposal.data} typeName={typeName} />}
  </div>
)

const Found = ({ found: { moves, room, is_fewest }, typeName }: { found: MakeRoom; typeName: string }) => {
  if (!room) return <Text>{is_fewest ? say.noMovesHelp(typeName) : say.noMovesFound(typeName)}</Text>
  if (moves.length === 0) return <Text>{say.roomIsFree(room.room_number)}</Text>
  return (
    <>
      <ul className={classes.moves} aria-label="Proposed moves">
        {moves.map((move) => (
          <Move key={move.stay} {...move} />
        ))}
      </ul>
      <Text fz="sm">{say.roomWouldBeFree(room.room_number)}</Text>
      {!is_fewest && (
        <Text fz="sm" c="dimmed">
          {say.perhapsFewer}
        </Text>
      )}
    </>
  )
}

const Move = (move: ProposedMove) => (
  <li>
    <span>
      <strong>{move.guest_name}</strong>{' '}
      <span className={classes.quiet}>
        {move.booking_number}, {formatDay(move.check_in_date)} to {formatDay(move.check_out_date)}
      </span>
    </span>
    <span className={classes.rooms}>
      {move.from_room} <IconArrowRight size={14} role="img" aria-label="moves to" /> <strong>{move.to_room}</strong>
      {move.is_other_type && (
        <Badge size="sm" variant="light" color="orange">
          Different room type
        </Badge>
      )}
    </span>
  </li>
)
