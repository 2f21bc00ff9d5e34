import { Anchor } from '@mantine/core'
import type { GuestQuery, GuestRow } from '#contract/guests/guest.ts'
import { idProofTypeLabels } from '#contract/guests/guest-labels.ts'
import classes from '#web/guests/guests-table.module.css'
import { Matched } from '#web/kit/list/matched.tsx'
import { CellPair } from '#web/kit/table/cell-pair.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'

interface ColumnNeeds {
  search: string | undefined
  onView: (guest: GuestRow) => void
}

export const guestColumns = ({ search, onView }: ColumnNeeds): Column<GuestRow, NonNullable<GuestQuery['sort']>>[] => [
  { title: 'S.No', cell: (_, rowNumber) => rowNumber, width: 48, card: 'hidden' },
  {
    title: 'Name',
    sort: 'name',
    width: '18%',
    card: 'heading',
    cell: (guest) => (
      <CellPair below={<ClippedText>{guest.address}</ClippedText>}>
        <Anchor component="button" type="button" inherit ta="left" onClick={() => onView(guest)}>
          <Matched text={guest.name} search={search} />
        </Anchor>
      </CellPair>
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
        <CellPair
          below={
            <span className={classes.number}>
              <Matched text={id_proof_number} search={search} />
            </span>
          }
        >
          {id_proof_type && idProofTypeLabels[id_proof_type]}
        </CellPair>
      ) : null,
  },
  {
    title: 'Emergency Contact',
    hideWhenNarrow: true,
    cell: ({ emergency_contact_name, emergency_contact_phone }) =>
      emergency_contact_name || emergency_contact_phone ? (
        <CellPair below={emergency_contact_phone}>{emergency_contact_name}</CellPair>
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
