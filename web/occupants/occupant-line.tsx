import { Menu } from '@mantine/core'
import { IconId, IconPencil, IconUserMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { expiredDocuments } from '#contract/guests/missing-documents.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { type MissingOfOccupant, missingOfOccupant, missingOfPerson } from '#contract/occupants/missing-of-occupant.ts'
import type { Occupant } from '#contract/occupants/occupant.ts'
import { occupantEndpoints } from '#contract/occupants/occupant-endpoints.ts'
import { useFormFields } from '#web/foreigners/form-three-queries.ts'
import { useOpener } from '#web/kit/form/use-opener.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { MissingChips } from '#web/occupants/missing-chips.tsx'
import { occupantInShort } from '#web/occupants/occupant-text.ts'
import classes from '#web/occupants/occupants.module.css'
import { paths } from '#web/paths.ts'

interface OccupantLineProps {
  occupant: Occupant
  isOpen: boolean
  onEdit: (occupant: Occupant) => void
  onDetails: (occupant: Occupant) => void
  onRemove: (slug: string) => unknown
  children: ReactNode
}

/** A person with their relation and age, and what can be done. */
export const OccupantLine = ({ occupant, isOpen, onEdit, onDetails, onRemove, children }: OccupantLineProps) => {
  const { guest } = occupant
  const state = useOpener()
  return (
    <li className={classes.person}>
      <span>
        {guest.is_anonymised ? (
          guest.name
        ) : (
          <TextLink to={paths.addGuest} search={{ slug: guest.slug }} state={state} fw={600}>
            {guest.name}
          </TextLink>
        )}{' '}
        <span className={classes.about}>{occupantInShort(occupant)}</span>
      </span>
      <RowActions of={guest.name} next={null}>
        <Menu.Item
          {...{ call: guestEndpoints.update }}
          leftSection={<IconId size={16} />}
          onClick={() => onDetails(occupant)}
        >
          Details and documents
        </Menu.Item>
        {isOpen && (
          <Menu.Item
            {...{ call: occupantEndpoints.update }}
            leftSection={<IconPencil size={16} />}
            onClick={() => onEdit(occupant)}
          >
            Relation, age and times
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
  onOpen: (field: MissingOfOccupant['field']) => void
}

/** The check-in sheet lists the documents of the guest who books itself, with all that is missing before check-in. */
export const MissingOfOccupantChips = ({ occupant, until, inSheet, onOpen }: MissingOfOccupantProps) => {
  const { guest, is_booker } = occupant
  const from = useHotelToday()
  const isListedBelow = inSheet && is_booker
  const form = useFormFields(guest.nationality) ?? []
  const missing = isListedBelow ? missingOfPerson(occupant) : missingOfOccupant(occupant, form)
  const expired = isListedBelow ? [] : expiredDocuments(guest, { from, to: until })
  if (missing.length + expired.length === 0) return null
  const chips = { className: classes.chip, onOpen }
  return (
    <div className={classes.missing}>
      <MissingChips {...chips} missing={expired} tone="danger" />
      <MissingChips {...chips} missing={missing} tone="warning" />
    </div>
  )
}
