import { type NewPersonProps, NewPersonSheet } from '#web/occupants/new-person-sheet.tsx'
import { type PersonDetailsProps, PersonDetailsSheet } from '#web/occupants/person-details-sheet.tsx'

/** The forms of a person in a room, loaded together: they share the parts of the guest form. */
export const PersonSheet = (props: NewPersonProps | PersonDetailsProps) =>
  'guest' in props ? <PersonDetailsSheet {...props} /> : <NewPersonSheet {...props} />
