import { localTimeIn } from '#contract/kit/time/local-time.ts'
import type { Occupant } from '#contract/occupants/occupant.ts'
import { OccupantEdit, relations } from '#contract/occupants/occupant.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'
import { DayTimeField } from '#web/kit/fields/day-time-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { SuggestField } from '#web/kit/fields/suggest-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import type { FormValues } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFirstFocus } from '#web/kit/form/use-first-focus.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asText } from '#web/kit/form/value-text.ts'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import type { RoomOfLine } from '#web/occupants/add-person.tsx'
import { fetchOccupants, useChangeOccupant } from '#web/occupants/occupant-queries.ts'

type Input = FormValues<typeof OccupantEdit>

const inputOf = (
  { line, relation, told_age, arrived_at, left_at, version }: Occupant,
  zone: string,
  lines: RoomOfLine[],
): Input => ({
  line: line ?? lines[0]?.line ?? 1,
  relation,
  age: told_age,
  arrived_at: arrived_at && localTimeIn(zone, new Date(arrived_at)),
  left_at: left_at && localTimeIn(zone, new Date(left_at)),
  version,
})

const labels: FieldLabel<Input>[] = [
  ['relation', 'Relation', asText],
  ['age', 'Age', asText],
  ['arrived_at', 'Arrived', asText],
  ['left_at', 'Left', asText],
]

interface EditOccupantProps {
  occupant: Occupant
  bookingSlug: string
  lines: RoomOfLine[]
  /** Begins with the age instead of the first field. */
  asksAge: boolean
  onClose: () => void
}

/** Room, relation, age and times of a person; details and documents have a form of their own. */
export const EditOccupant = ({ occupant, bookingSlug, lines, asksAge, onClose }: EditOccupantProps) => {
  const zone = useHotelZone()
  const form = useFormOf(OccupantEdit, inputOf(occupant, zone, lines))
  useFirstFocus(form, asksAge ? 'age' : undefined)
  const change = useChangeOccupant(occupant.slug)
  const { control } = form
  const { dirtyFields } = form.formState
  const fetchAgain = async () => {
    const { occupants } = await fetchOccupants(bookingSlug)
    return inputOf(occupants.find(({ slug }) => slug === occupant.slug) ?? occupant, zone, lines)
  }
  return (
    <FormDialog
      title={occupant.guest.name}
      form={form}
      edited={{ fetch: fetchAgain, labels }}
      onSave={({ arrived_at, left_at, ...body }) =>
        // A time that nobody touched stays as it is, to the second; an emptied one is removed.
        change.mutateAsync({
          ...body,
          ...(dirtyFields.arrived_at && { arrived_at: arrived_at ?? null }),
          ...(dirtyFields.left_at && { left_at: left_at ?? null }),
        })
      }
      label="Update"
      say={{ done: say.updated(occupant.guest.name), taken: say.changeFailed, failed: say.changeFailed }}
      onClose={onClose}
    >
      <FormGrid>
        {lines.length > 1 && (
          <SelectField
            control={control}
            name="line"
            label="Room"
            options={lines.map(({ line, room_number }) => ({ value: line, label: room_number }))}
          />
        )}
        <SuggestField control={control} name="relation" label="Relation" suggestions={[...relations]} />
        {occupant.guest.birth_date === null && (
          <NumberField control={control} name="age" label="Age" description="If the birth date is not known" />
        )}
        <DayTimeField control={control} name="arrived_at" label="Arrived" timeLabel="Time of arrival" />
        <DayTimeField control={control} name="left_at" label="Left" timeLabel="Time of departure" />
      </FormGrid>
    </FormDialog>
  )
}
