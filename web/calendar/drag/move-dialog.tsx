import { Alert, Button, Group, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { hasArrived } from '#contract/calendar/move-target.ts'
import { warningsOf } from '#contract/calendar/why-not.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { inNaturalOrder } from '#web/calendar/grid/geometry.ts'
import type { CalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import { Dialog } from '#web/kit/page/dialog.tsx'

interface MoveDialogProps {
  bar: UnsavedMove
  changes: CalendarChanges
  data: CalendarData
  today: CalendarDate
  onClose: () => void
}

/** Room and dates of a stay, for fingers and for everyone who does not drag. */
export const MoveDialog = ({ bar, changes, data, today, onClose }: MoveDialogProps) => {
  const [room_id, setRoom] = useState(bar.room_id)
  const [check_in_date, setArrival] = useState<CalendarDate | null>(bar.check_in_date)
  const [check_out_date, setDeparture] = useState<CalendarDate | null>(bar.check_out_date)
  const target = check_in_date && check_out_date && { ...bar, room_id, check_in_date, check_out_date }
  const { reason, isTaken } = target ? changes.judge([target]) : { reason: say.chooseBothDays, isTaken: false }
  const warnings = target && room_id !== null ? warningsOf(data, bar.was, { ...target, room_id }) : []
  const isSame = room_id === bar.room_id && check_in_date === bar.check_in_date && check_out_date === bar.check_out_date
  const rooms = inNaturalOrder(data.rooms.filter((room) => !room.is_retired || room.id === bar.was.room_id))

  const move = () => {
    if (!target || changes.drop([target])) return
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={`Room and dates of ${bar.was.guest_name}`} size={460}>
      <Stack gap="sm">
        <NativeSelect
          label="Room"
          data={data.room_types.map((type) => ({
            group: type.name,
            items: rooms
              .filter(({ room_type_id }) => room_type_id === type.id)
              .map((room) => ({ value: String(room.id), label: room.room_number })),
          }))}
          value={room_id ?? undefined}
          onChange={(event) => setRoom(Number(event.currentTarget.value))}
        />
        <DayInput label="Check-in" value={check_in_date} onChange={setArrival} readOnly={hasArrived(bar.was, today)} />
        <DayInput label="Check-out" value={check_out_date} onChange={setDeparture} />
        {reason && !isSame && <Alert data-tone={isTaken ? 'warning' : 'danger'}>{reason}</Alert>}
        {!reason &&
          warnings.map((warning) => (
            <Alert key={warning} data-tone="warning">
              {warning}
            </Alert>
          ))}
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={move} disabled={isSame || !target || (reason !== undefined && !isTaken)}>
          Move
        </Button>
      </Group>
    </Dialog>
  )
}
