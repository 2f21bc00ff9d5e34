import type { Calendar, CalendarDay } from '#contract/calendar/calendar.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { type NightsCell, nightsTable } from '#contract/calendar/nights-table.ts'
import { formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/calendar/print/paper.module.css'
import { useHotelName } from '#web/kit/page/brand.tsx'
import { isWeekend, monthName, weekdayName } from '#web/kit/time/day-name.ts'
import { useHotelToday, useHotelZone } from '#web/kit/time/hotel-time.ts'

interface Night {
  key: string
  cell: NightsCell
}

/** Cells with the day on which they begin. */
const withDays = (cells: NightsCell[], days: CalendarDay[]): Night[] => {
  let night = 0
  return cells.map((cell) => {
    const key = days[night]?.date ?? ''
    night += cell.nights
    return { key, cell }
  })
}

/** One night has no space for the number of the booking. */
const withoutNumber = (text: string) => text.replaceAll(/ BK-\d+/g, '')

const figures = [
  ['occupied', 'Occupied'],
  ['free', 'Free'],
  ['percent', 'Occupied, %'],
] as const

/** The months of the days, each with its number of days. */
const monthsOf = (days: CalendarDay[]) => {
  const lengths = new Map<string, number>()
  for (const { date } of days) lengths.set(monthName(date), (lengths.get(monthName(date)) ?? 0) + 1)
  return [...lengths]
}

/** Some days of the calendar as a table: hotel, dates and days are repeated on every sheet. */
export const PaperTable = ({ calendar }: { calendar: Calendar }) => {
  const { days } = calendar
  const hotel = useHotelName()
  const today = useHotelToday()
  const now = new Date()
  const printedAt = `Printed ${formatDay(today)}, ${formatTime(now.toISOString(), useHotelZone())}`
  const range = `${formatDay(days[0]?.date ?? today)} to ${formatDay(days.at(-1)?.date ?? today)}`
  return (
    <table className={classes.table}>
      <colgroup>
        <col className={classes.roomColumn} />
        <col span={days.length} />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={days.length + 1} className={classes.title}>
            <span>
              <strong>{hotel}</strong> · Room Calendar, {range}
            </span>
            <span className={classes.printed}>{printedAt}</span>
          </th>
        </tr>
        <tr>
          <th scope="col" rowSpan={2}>
            Room
          </th>
          {monthsOf(days).map(([month, length]) => (
            <th key={month} scope="colgroup" colSpan={length} className={classes.month}>
              {month}
            </th>
          ))}
        </tr>
        <tr>
          {days.map(({ date }) => (
            <th key={date} scope="col" data-weekend={isWeekend(date) || undefined}>
              {weekdayName(date)}
              <br />
              <strong>{Number(date.slice(8))}</strong>
            </th>
          ))}
        </tr>
      </thead>
      {nightsTable(calendar, today).map(({ type, free, rooms }) => (
        <tbody key={type.id} data-short={rooms.length <= 20 || undefined}>
          <tr className={classes.type}>
            <th scope="rowgroup">{type.name}</th>
            {days.map(({ date }, place) => (
              <td key={date}>{free[place]}</td>
            ))}
          </tr>
          {rooms.map(({ room, cells }) => (
            <tr key={room.id}>
              <th scope="row">{room.room_number}</th>
              {withDays(cells, days).map(({ key, cell }) => (
                <td key={key} colSpan={cell.nights} data-state={cell.state}>
                  {cell.text && (
                    <div className={classes.name} data-short={cell.nights === 1 || undefined}>
                      {cell.nights === 1 ? withoutNumber(cell.text) : cell.text}
                    </div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <tbody data-short>
        {figures.map(([name, title]) => (
          <tr key={name} className={classes.figures}>
            <th scope="row">{title}</th>
            {days.map((day) => (
              <td key={day.date}>{day[name]}</td>
            ))}
          </tr>
        ))}
        <tr>
          <td colSpan={days.length + 1} className={classes.legend}>
            {say.paperLegend}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
