import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import { isCancelledOrNoShow } from '#contract/bookings/booking-rules.ts'
import { type BookedLine, bookedLines, openLines } from '#contract/bookings/stays/booked-lines.ts'
import { countPeople } from '#contract/bookings/stays/split-people.ts'
import type { Guest } from '#contract/guests/guest.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import type { MissingDocument } from '#contract/guests/missing-documents.ts'
import type { Occupant } from '#contract/occupants/occupant.ts'
import { occupantEndpoints } from '#contract/occupants/occupant-endpoints.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'
import { May } from '#web/kit/access/may.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { lazyPart } from '#web/kit/page/lazy-part.tsx'
import { AddPerson, type RoomOfLine } from '#web/occupants/add-person.tsx'
import { MissingOfOccupantChips, OccupantLine } from '#web/occupants/occupant-line.tsx'
import { useOccupants, useRemoveOccupant } from '#web/occupants/occupant-queries.ts'
import classes from '#web/occupants/occupants.module.css'

const PersonSheet = lazyPart(async () => (await import('#web/occupants/person-sheet.tsx')).PersonSheet)
const EditOccupant = lazyPart(async () => (await import('#web/occupants/edit-occupant.tsx')).EditOccupant)

interface OccupantsCardProps {
  booking: Booking
  /** Said in a sheet; on a page the card has its own heading. */
  title?: string
}

/** Everybody in the rooms of a booking, with what the registers still need of each. */
export const OccupantsCard = ({ booking, title }: OccupantsCardProps) => {
  const query = useOccupants(booking.slug)
  const [edited, setEdited] = useState<{ occupant: Occupant; asksAge: boolean }>()
  const [detailed, setDetailed] = useState<{ guest: Guest; field?: MissingDocument['field'] }>()
  const [typed, setTyped] = useState<{ name: string; line: number }>()
  const remove = useRemoveOccupant()
  if (query.isPending) return <Skeleton height={60} mt="md" />
  if (query.error) return <p role="alert">{failureText(query.error, say.listFailed)}</p>
  const { occupants, likely } = query.data
  const foreign = occupants.map(({ guest }) => guest).filter(({ nationality }) => isForeign(nationality))
  const lines = bookedLines(booking.rooms)
  const withoutRoom = occupants.filter(({ line }) => line === null)
  const expected = countPeople(booking)
  const isAnonymised = occupants.some(({ is_booker, guest }) => is_booker && guest.is_anonymised)
  const isOpen = !isCancelledOrNoShow(booking) && !isAnonymised
  const departed = booking.status === 'checked_out'
  const listOf = (people: Occupant[]) => (
    <ul className={classes.list}>
      {people.map((occupant) => (
        <OccupantLine
          key={occupant.slug}
          occupant={occupant}
          isOpen={isOpen && !occupant.guest.is_anonymised}
          onEdit={() => setEdited({ occupant, asksAge: false })}
          onDetails={() => setDetailed({ guest: occupant.guest })}
          onRemove={remove.act}
        >
          <MissingOfOccupantChips
            occupant={occupant}
            until={booking.check_out_date}
            inSheet={title !== undefined}
            onOpen={(field) =>
              field === 'age' ? setEdited({ occupant, asksAge: true }) : setDetailed({ guest: occupant.guest, field })
            }
          />
        </OccupantLine>
      ))}
    </ul>
  )
  return (
    <section className={`${classes.people} ${title ? classes.inSheet : ''}`} aria-label="People">
      <h3>
        {title && `${title}: `}
        {occupants.length} of {expected} registered
      </h3>
      {occupants.length > expected && <p data-tone="warning">{say.moreThanBooked(expected)}</p>}
      {lines.map(({ line, last }) => (
        <div key={line}>
          {lines.length > 1 && <h4>Room {last.room_number}</h4>}
          {listOf(occupants.filter((occupant) => occupant.line === line))}
        </div>
      ))}
      {withoutRoom.length > 0 && (
        <>
          <h4>Room to be chosen</h4>
          {listOf(withoutRoom)}
        </>
      )}
      {isOpen && (
        <May call={occupantEndpoints.save}>
          <AddPerson
            slug={booking.slug}
            lines={roomsOf(departed ? lines : openLines(booking.rooms))}
            likely={likely}
            onNew={(name, line) => setTyped({ name, line })}
          />
        </May>
      )}
      {typed && (
        <PersonSheet
          slug={booking.slug}
          line={typed.line}
          typed={typed.name}
          companion={foreign[0] ?? occupants[0]?.guest}
          onClose={() => setTyped(undefined)}
        />
      )}
      {detailed && (
        <PersonSheet
          {...detailed}
          companion={foreign.find(({ id }) => id !== detailed.guest.id)}
          onClose={() => setDetailed(undefined)}
        />
      )}
      {edited && (
        <EditOccupant
          {...edited}
          bookingSlug={booking.slug}
          lines={roomsOf(lines)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}

const roomsOf = (lines: BookedLine<Booking['rooms'][number]>[]): RoomOfLine[] =>
  lines.map(({ line, last }) => ({ line, room_number: last.room_number }))
