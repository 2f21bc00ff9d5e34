import { Button } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { useState } from 'react'
import type {
  GuestRegister,
  RegisterDay,
  RegisterRow,
  UnregisteredRoom,
} from '#contract/guest-register/guest-register.ts'
import { type RegisterColumn, registerColumns } from '#contract/guest-register/register-column.ts'
import { registerMessages as say } from '#contract/guest-register/register-messages.ts'
import { peopleText, registerText, unregisteredText } from '#contract/guest-register/register-text.ts'
import { counted } from '#contract/kit/counted.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/guest-register/guest-register.module.css'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'

/** So many rows are drawn at first; a month of a full house has thousands. */
const stretch = 150

const oneLine: RegisterColumn[] = ['number', 'phone', 'room', 'bill', 'age']

const columnOf = (column: RegisterColumn, zone: string, day: CalendarDate): Column<RegisterRow> => ({
  title: registerColumns[column],
  noWrap: oneLine.includes(column),
  ...(column === 'name' && { card: 'heading' as const }),
  cell: (row) => {
    const text = registerText(row, column, zone, day)
    if (!text) return null
    return (
      <div className={classes.text}>
        {column === 'name' ? (
          <TextLink to={paths.bookingDetails} search={{ slug: row.booking }}>
            {text}
          </TextLink>
        ) : (
          text
        )}
      </div>
    )
  },
})

/** The register day by day; long ones grow on request. */
export const RegisterTables = ({ register: { days, columns, shows } }: { register: GuestRegister }) => {
  const zone = useHotelZone()
  const [most, setMost] = useState(stretch)
  const shown = firstRows(days, most)
  const isAll = shown.length === days.length && shown.at(-1)?.rows.length === days.at(-1)?.rows.length
  const total = days.reduce((sum, { rows }) => sum + rows.length, 0)
  if (total === 0 && days.every(({ unregistered }) => unregistered.length === 0)) {
    const nobody = shows === 'arrivals' ? say.nobodyArrived : say.nobodyInHouse
    return <EmptyState icon={<IconBook2 size={28} />} title={nobody.replace('this day', 'these days')} />
  }
  return (
    <>
      {shown.map(({ day, rows, unregistered }) => (
        <section key={day} className={classes.day} aria-label={formatDay(day)}>
          <h2>
            {formatDay(day)} <span>{sizeOf(days, day)}</span>
          </h2>
          {rows.length > 0 && (
            <SmallTable
              caption={`Guest register of ${formatDay(day)}`}
              columns={columns.map((column) => columnOf(column, zone, day))}
              rows={rows}
              rowKey={({ occupant }) => occupant}
            />
          )}
          {unregistered.length > 0 && <Unregistered rooms={unregistered} />}
        </section>
      ))}
      {!isAll && (
        <Button variant="default" onClick={() => setMost(most + stretch)}>
          Show more of {counted(total, 'row')}
        </Button>
      )}
    </>
  )
}

const Unregistered = ({ rooms }: { rooms: UnregisteredRoom[] }) => (
  <ul className={classes.unregistered} aria-label="Not registered">
    {rooms.map((room) => (
      <li key={`${room.booking} ${room.room}`}>
        <TextLink to={paths.bookingDetails} search={{ slug: room.booking }}>
          {unregisteredText(room)}
        </TextLink>
      </li>
    ))}
  </ul>
)

/** Counts all people of a day, also those whose rows are not drawn yet. */
const sizeOf = (days: RegisterDay[], wanted: string) => {
  const found = days.find(({ day }) => day === wanted)
  return found && peopleText(found)
}

const firstRows = (days: RegisterDay[], most: number) => {
  const shown: RegisterDay[] = []
  let left = most
  for (const { rows, ...ofDay } of days) {
    if (left <= 0) break
    shown.push({ ...ofDay, rows: rows.slice(0, left) })
    left -= rows.length
  }
  return shown
}
