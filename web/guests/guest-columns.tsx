import { Anchor } from '@mantine/core'
import type { GuestQuery, GuestRow } from '#contract/guests/guest.ts'
import { idProofTypeLabels } from '#contract/guests/guest-labels.ts'
import classes from '#web/guests/guests-table.module.css'
import { ClippedText } from '#web/kit/clipped-text.tsx'
import type { Column } from '#web/kit/column.ts'
import { Matched } from '#web/kit/matched.tsx'

interface ColumnNeeds {
  search: string | undefined
  onView: (guest: GuestRow) => void
}

/** Two lines in one cell: what it is, and below it, quieter, what belongs to it. */
const Pair = ({ children, below }: { children: React.ReactNode; below: React.ReactNode }) => (
  <div className={classes.pair}>
    <span>{children}</span>
    {below && <span className={classes.below}>{below}</span>}
  </div>
)

const unknown = '—'

export const guestColumns = ({ search, onView }: ColumnNeeds): Column<GuestRow, NonNullable<GuestQuery['sort']>>[] => [
  { title: 'S.No', cell: (_, place) => place, width: 56, card: 'hidden' },
  {
    title: 'Name',
    sort: 'name',
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
    cell: ({ email }) => (email ? <Matched text={email} search={search} /> : unknown),
  },
  {
    title: 'ID Proof',
    cell: ({ id_proof_type, id_proof_number }) =>
      id_proof_type || id_proof_number ? (
        <Pair below={<Matched text={id_proof_number} search={search} />}>
          {id_proof_type && idProofTypeLabels[id_proof_type]}
        </Pair>
      ) : (
        unknown
      ),
  },
  {
    title: 'Emergency Contact',
    cell: ({ emergency_contact_name, emergency_contact_phone }) =>
      emergency_contact_name || emergency_contact_phone ? (
        <Pair below={emergency_contact_phone}>{emergency_contact_name}</Pair>
      ) : (
        unknown
      ),
  },
  {
    title: 'Special Requests',
    cell: ({ special_requests }) => (special_requests ? <ClippedText>{special_requests}</ClippedText> : unknown),
  },
]
