import { IconCheck } from '@tabler/icons-react'
import type { HousekeepingBoard, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { cleaningKindNames, cleaningStateNames } from '#contract/housekeeping/housekeeping-names.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import { roomConditionNames } from '#contract/rooms/room-condition.ts'
import { isToDo } from '#web/housekeeping/board/arrange-rooms.ts'
import { arrivalText, departureText, occupancyText } from '#web/housekeeping/board/stay-text.ts'
import classes from '#web/housekeeping/print/paper.module.css'
import type { Sheet } from '#web/housekeeping/print/sheets-of.ts'
import { useHotelName } from '#web/kit/page/brand.tsx'
import { useHotelToday, useHotelZone } from '#web/kit/time/hotel-time.ts'

interface PaperSheetProps {
  sheet: Sheet
  board: HousekeepingBoard
}

const workOf = ({ cleaning, state }: HousekeepingRoom) =>
  cleaning
    ? [cleaningKindNames[cleaning], state !== 'waiting' && cleaningStateNames[state]].filter(Boolean).join(', ')
    : ''

const notesOf = ({ remarks, guests, departure, arrival, open_faults }: HousekeepingRoom) =>
  [
    ...new Set([remarks, ...[guests, departure, arrival].map((one) => one?.housekeeping_remarks)]),
    open_faults > 0 && counted(open_faults, 'open fault'),
  ]
    .filter(Boolean)
    .join('. ')

/** One person's rooms, each that is not done yet with a box to tick. Hotel, person and columns are repeated on every page. */
export const PaperSheet = ({ sheet: { id, name, rooms, credits }, board }: PaperSheetProps) => {
  const hotel = useHotelName()
  const today = useHotelToday()
  const printedAt = `Printed ${formatDay(today)}, ${formatTime(new Date().toISOString(), useHotelZone())}`
  const work = `${counted(rooms.length, 'room')}, ${counted(credits, 'credit')}`
  return (
    <table className={classes.table}>
      <colgroup>
        <col className={classes.room} />
        <col className={classes.condition} />
        <col className={classes.work} />
        <col />
        <col />
        <col className={classes.credits} />
        <col className={classes.done} />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={7} className={classes.title}>
            <span>
              <strong>{id === null ? 'Not assigned' : name}</strong> · {hotel}, Housekeeping, {formatDay(board.date)} ·{' '}
              {work}
            </span>
            <span className={classes.printed}>{printedAt}</span>
          </th>
        </tr>
        <tr>
          <th scope="col">Room</th>
          <th scope="col">Condition</th>
          <th scope="col">Work</th>
          <th scope="col">Guests</th>
          <th scope="col">Remarks</th>
          <th scope="col">Credits</th>
          <th scope="col">Done</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => (
          <tr key={room.slug}>
            <th scope="row">
              <strong>{room.room_number}</strong>
              <br />
              {room.room_type}
            </th>
            <td>{roomConditionNames[room.condition]}</td>
            <td>{workOf(room)}</td>
            <td>
              {[
                occupancyText(room),
                room.departure && departureText(room.departure, board),
                room.arrival && arrivalText(room.arrival, board),
              ]
                .filter(Boolean)
                .join('. ')}
            </td>
            <td>{notesOf(room)}</td>
            <td className={classes.figure}>{room.credits || ''}</td>
            <td>
              {isToDo(room) ? (
                <span className={classes.box} />
              ) : (
                room.cleaning && <IconCheck role="img" aria-label="Done" />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
