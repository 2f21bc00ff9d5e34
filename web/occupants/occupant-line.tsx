import { Menu } from '@mantine/core'
import { IconPencil, IconUserMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { expiredDocuments } from '#contract/guests/missing-documents.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { missingOfOccupant, missingOfPerson } from '#contract/occupants/missing-of-occupant.ts'
import type { Occupant } from '#contract/occupants/occupant.ts'
import { occupantEndpoints } from '#contract/occupants/occupant-endpoints.ts'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { occupantInShort } from '#web/occupants/occupant-text.ts'
import classes from '#web/occupants/occupants.module.css'
import { paths } from '#web/paths.ts'

interface OccupantLineProps {
  occupant: Occupant
  isOpen: boolean
  onEdit: (occupant: Occupant) => void
  onRemove: (slug: string) => unknown
  children: ReactNode
}

/** A person with their relation and age, and what can be done. */
export const OccupantLine = ({ occupant, isOpen, onEdit, onRemove, children }: OccupantLineProps) => {
  const { guest } = occupant
  return (
    <li className={classes.person}>
      <span>
        <TextLink to={paths.addGuest} search={{ slug: guest.slug }} fw={600}>
          {guest.name}
        </TextLink>{' '}
        <span className={classes.about}>{occupantInShort(occupant)}</span>
      </span>
      <RowActions of={guest.name} next={null}>
        {isOpen && (
          <Menu.Item
            {...{ call: occupantEndpoints.update }}
            leftSection={<IconPencil size={16} />}
            onClick={() => onEdit(occupant)}
          >
            Edit
          </Menu.Item>
        )}
        {isOpen && (
          <Menu.Item
            {...{ call: occupantEndpoints.remove }}
            leftSection={<IconUserMinus size={16} />}
            onClick={() => onRemove(occupant.slug)}
          >
            Remove from the room
          </Menu.Item>
        )}
      </RowActions>
      {children}
    </li>
  )
}

interface MissingOfOccupantProps {
  occupant: Occupant
  /** The departure: documents must be valid until then. */
  until: CalendarDate
  inSheet: boolean
}

/** The check-in sheet lists the documents of the guest who books itself, with all that is missing before check-in. */
export const MissingOfOccupant = ({ occupant, until, inSheet }: MissingOfOccupantProps) => {
  const { guest, is_booker } = occupant
  const from = useHotelToday()
  const isListedBelow = inSheet && is_booker
  const missing = isListedBelow ? missingOfPerson(occupant) : missingOfOccupant(occupant)
  const expired = isListedBelow ? [] : expiredDocuments(guest, { from, to: until })
  if (missing.length + expired.length === 0) return null
  const chip = (label: string, tone: 'warning' | 'danger', details?: string) => (
    <ButtonLink
      key={label}
      to={paths.addGuest}
      search={{ slug: guest.slug }}
      className={classes.chip}
      title={details}
      data-tone={tone}
    >
      {label}
    </ButtonLink>
  )
  return (
    <div className={classes.missing}>
      {expired.map((label) => chip(label, 'danger'))}
      {missing.map(({ label, details }) => chip(label, 'warning', details))}
    </div>
  )
}
