import { MultiSelect, Select, TagsInput } from '@mantine/core'
import { useController } from 'react-hook-form'
import type { RepairTaskEdit } from '#contract/repairs/repair-task.ts'
import type { FormOf } from '#web/kit/form/use-form-of.ts'
import { useRoomChoices } from '#web/repairs/repair-queries.ts'
import { roomGroups } from '#web/repairs/room-groups.ts'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'

/** The rooms and areas of a recurring task. Rooms are chosen one by one, or by floor, type or all at once. */
export const TaskPlaces = ({ form: { control }, areas }: { form: FormOf<typeof RepairTaskEdit>; areas: string[] }) => {
  const { data: rooms = [] } = useRoomChoices()
  const { field: chosen, fieldState } = useController({ control, name: 'room_ids' })
  const { field: named } = useController({ control, name: 'areas' })
  const groups = roomGroups(rooms)
  const addGroup = (name: string | null) => {
    const added = groups.find((group) => group.name === name)?.ids ?? []
    chosen.onChange([...new Set([...chosen.value, ...added])])
  }
  return (
    <>
      <MultiSelect
        ref={chosen.ref}
        label="Rooms"
        placeholder={chosen.value.length === 0 ? 'Choose rooms' : ''}
        searchable
        hidePickedOptions
        data={rooms.map(({ value, label }) => ({ value: String(value), label }))}
        value={chosen.value.map(String)}
        onChange={(ids) => chosen.onChange(ids.map(Number))}
        onBlur={chosen.onBlur}
        error={fieldState.error?.message}
        nothingFoundMessage="Nothing found"
        // The focus ring is around the whole field, not around the part beside the chosen rooms.
        styles={{ inputField: { outline: 'none' } }}
      />
      <Select
        label="Add several rooms"
        placeholder="All rooms, a floor or a room type"
        mt="sm"
        data={groups.map(({ name, ids }) => ({ value: name, label: `${name} (${ids.length})` }))}
        value={null}
        onChange={addGroup}
      />
      <TagsInput
        ref={named.ref}
        label="Areas"
        description="Press Enter after each."
        mt="sm"
        data={areas}
        value={named.value}
        onChange={named.onChange}
        onBlur={named.onBlur}
        acceptValueOnBlur
        styles={{ inputField: { outline: 'none' } }}
      />
    </>
  )
}
