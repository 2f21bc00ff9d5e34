import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import type { GuestQuery, GuestRow } from '#contract/guests/guest.ts'
import { idProofTypeLabels } from '#contract/guests/guest-labels.ts'
import classes from '#web/guests/guests-table.module.css'
import { Matched } from '#web/kit/list/matched.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'

interface ColumnNeeds {
  search: string | undefined
  onView: (guest: GuestRow) => void
}

/** Two lines in one cell: the main text, and a smaller one below. */
const Pair = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <div className={classes.pair}>
    <span>{children}</span>
    <span className={classes.below}>{below}</span>
  </div>
)

export const guestColumns = ({ search, onView }: ColumnNeeds): Column<GuestRow, NonNullable<GuestQuery['sort']>>[] => [
  { title: 'S.No', cell: (_, rowNumber) => rowNumber, width: 48, card: 'hidden' },
  {
    title: 'Name',
    sort: 'name',
    width: '18%',
    card: 'heading',
    cell: (guest) => (
      <Pair below={<ClippedText>{guest.address}</ClippedText>}>
        <Anchor component="button" type="button" inherit ta="left" onClick={() => onView(guest)}>
          <Matched text={guest.name} search={search} />
        </Anchor>
      </Pair>
    ),
  },
  { title: 'Phone', sort: 'phone', cell: ({ phone }) => <Matched text={phone} search={search} /> },
  {
    title: 'Email',
    sort: 'email',
    cell: ({ email }) =>
      email ? (
        <span className={classes.email}>
          <Matched text={email} search={search} />
        </span>
      ) : null,
  },
  {
    title: 'ID Proof',
    cell: ({ id_proof_type, id_proof_number }) =>
      id_proof_type || id_proof_number ? (
        <Pair
          below={
            <span className={classes.number}>
              <Matched text={id_proof_number} search={search} />
            </span>
          }
        >
          {id_proof_type && idProofTypeLabels[id_proof_type]}
        </Pair>
      ) : null,
  },
  {
    title: 'Emergency Contact',
    hideWhenNarrow: true,
    cell: ({ emergency_contact_name, emergency_contact_phone }) =>
      emergency_contact_name || emergency_contact_phone ? (
        <Pair below={emergency_contact_phone}>{emergency_contact_name}</Pair>
      ) : null,
  },
  {
    title: 'Special Requests',
    hideWhenNarrow: true,
    cell: ({ special_requests }) =>
      special_requests ? (
        <div className={classes.requests} title={special_requests}>
          {special_requests}
        </div>
      ) : null,
  },
]
