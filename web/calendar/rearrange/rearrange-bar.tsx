import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import type { PointerEvent } from 'react'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { counted } from '#contract/kit/counted.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { ConflictList } from '#web/calendar/rearrange/conflict-list.tsx'
import { ParkLane } from '#web/calendar/rearrange/park-lane.tsx'
import classes from '#web/calendar/rearrange/rearrange.module.css'
import type { CalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'

interface RearrangeBarProps {
  changes: CalendarChanges
  data: CalendarData
  today: CalendarDate
  isOverPark: boolean
  onGrab: (event: PointerEvent, stay: string) => void
  onPickUp: (stay: string) => void
  onShow: (stay: string) => void
}

/** Why the moves can't be saved yet. */
const whyNotYet = ({ moves, parked, conflictCount }: CalendarChanges) => {
  if (moves.length === 0) return say.nothingToSave
  if (parked.length > 0) return say.noRoomYet(parked.length)
  return conflictCount > 0 ? say.inConflict(conflictCount) : undefined
}

/** The strip below the calendar in Rearrange mode: parked stays, the count of moves, Save and Discard. */
export const RearrangeBar = ({ changes, data, today, isOverPark, onGrab, onPickUp, onShow }: RearrangeBarProps) => {
  const { moves, conflicts, isSaving } = changes
  const reason = whyNotYet(changes)
  return (
    <section className={classes.bar} aria-label="Rearrange">
      <ParkLane
        parked={changes.parked}
        today={today}
        calendar={data}
        isOverPark={isOverPark}
        onGrab={onGrab}
        onPickUp={onPickUp}
        onPutBack={changes.putBack}
      />
      <div className={classes.state}>
        <Text fw={600} component="output">
          {counted(moves.length, 'move')}
          {conflicts.size > 0 && `, ${counted(conflicts.size, 'conflict')}`}
        </Text>
        <Text size="sm" c="dimmed" id="why-not-yet">
          {reason ?? say.savedTogether}
        </Text>
      </div>
      <VisuallyHidden role="status">
        {changes.colleagueChanges.map(({ move: { was } }) => `${was.guest_name}: ${conflicts.get(was.stay)}`).join(' ')}
      </VisuallyHidden>
      {conflicts.size > 0 && <ConflictList changes={changes} onShow={onShow} />}
      <Group gap="xs" wrap="nowrap" className={classes.buttons}>
        <Button variant="default" onClick={changes.discard} disabled={isSaving}>
          {moves.length === 0 ? 'Close' : 'Discard'}
        </Button>
        <Button
          onClick={() => void changes.saveAll()}
          loading={isSaving}
          disabled={reason !== undefined}
          title={reason}
          aria-describedby="why-not-yet"
        >
          Save
        </Button>
      </Group>
    </section>
  )
}
