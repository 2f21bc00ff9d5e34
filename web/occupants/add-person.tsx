import { Button, Group, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { guestLabel } from '#contract/guests/guest-label.ts'
import type { LikelyOccupant } from '#contract/occupants/occupant.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'
import { useCompanionSearch } from '#web/guests/guest-queries.ts'
import { SearchSelect } from '#web/kit/fields/search-select.tsx'
import { useAddOccupant } from '#web/occupants/occupant-queries.ts'
import { likelyInShort } from '#web/occupants/occupant-text.ts'
import classes from '#web/occupants/occupants.module.css'

export interface RoomOfLine {
  line: number
  room_number: string
}

interface AddPersonProps {
  slug: string
  lines: RoomOfLine[]
  likely: LikelyOccupant[]
  onNew: (name: string, line: number) => void
}

/** No guest has this id. */
const newPerson = 0

/** Adds a guest of the list, or a new person: Enter on the typed name is enough. */
export const AddPerson = ({ slug, lines, likely, onNew }: AddPersonProps) => {
  const [typed, setTyped] = useState<string>()
  const [chosenLine, setLine] = useState<number>()
  // The chosen room may be gone meanwhile.
  const line = lines.find((one) => one.line === chosenLine)?.line ?? lines[0]?.line ?? 1
  const { wanted, found, isCurrent, nothingFound } = useCompanionSearch(typed)
  const { act, busy } = useAddOccupant(slug)

  const choose = (id: number | null) => {
    if (id === null) return
    if (id === newPerson) onNew(wanted, line)
    else void act({ line, guest_id: id, relation: '', age: null })
  }

  const options = found.map((guest) => ({ value: guest.id, label: guestLabel(guest) }))
  return (
    <>
      <Group align="end" gap="sm" className={classes.add} wrap="nowrap">
        {lines.length > 1 && (
          <Select
            label="Room"
            w={110}
            allowDeselect={false}
            data={lines.map((one) => ({ value: String(one.line), label: one.room_number }))}
            value={String(line)}
            onChange={(chosen) => setLine(Number(chosen))}
          />
        )}
        <div style={{ flex: 1 }}>
          <SearchSelect
            name="occupant"
            label="Add a person"
            placeholder="Name or phone"
            chosen=""
            typed={typed}
            onType={setTyped}
            // Without a text to search in, it is the last option.
            options={[...options, { value: newPerson, label: say.addTyped(wanted), text: '' }]}
            isCurrent={isCurrent}
            nothingFound={nothingFound}
            onChoose={choose}
          />
        </div>
      </Group>
      {likely.length > 0 && (
        <div className={classes.likely}>
          <span>Stayed together before:</span>
          {likely.map(({ guest_id, name, relation, age }) => (
            <Button
              key={guest_id}
              size="compact-sm"
              variant="default"
              disabled={busy}
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => act({ line, guest_id, relation, age })}
            >
              {likelyInShort({ name, relation })}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
