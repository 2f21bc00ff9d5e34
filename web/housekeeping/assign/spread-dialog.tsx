import { Button, Checkbox, Group, Radio, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { Assignment } from '#contract/housekeeping/assign-evenly.ts'
import type { HousekeepingBoard } from '#contract/housekeeping/housekeeping.ts'
import { counted } from '#contract/kit/counted.ts'
import classes from '#web/housekeeping/assign/spread-dialog.module.css'
import { type Spread, spreadRooms } from '#web/housekeeping/assign/spread-rooms.ts'
import { usualPeople } from '#web/housekeeping/assign/usual-people.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'

interface SpreadDialogProps {
  board: HousekeepingBoard
  onSave: (assignments: Assignment[]) => Promise<boolean>
  onClose: () => void
}

/** Divides the rooms evenly by credits. The shares are shown before anything is saved. */
export const SpreadDialog = ({ board, onSave, onClose }: SpreadDialogProps) => {
  const [people, setPeople] = useState(() => usualPeople.of(board.staff))
  const [spread, setSpread] = useState<Spread>('free')
  const [busy, setBusy] = useState(false)
  const { shares, changes } = spreadRooms(board, people, spread)

  const choose = (id: number, isChosen: boolean) =>
    setPeople(isChosen ? [...people, id] : people.filter((other) => other !== id))
  const save = async () => {
    setBusy(true)
    const isSaved = await onSave(changes)
    setBusy(false)
    if (!isSaved) return
    usualPeople.keep(people)
    onClose()
  }

  return (
    <Dialog title="Assign evenly" size={640} onClose={onClose}>
      <Stack gap="md">
        <Radio.Group label="Rooms" value={spread} onChange={(value) => setSpread(value as Spread)}>
          <Group mt={4} gap="md">
            <Radio value="free" label="That nobody has" />
            <Radio value="all" label="All that are not started" />
          </Group>
        </Radio.Group>
        <Checkbox.Group label="People" value={people.map(String)}>
          <Group mt={4} gap="md">
            {board.staff.map(({ id, name, role_name }) => (
              <Checkbox
                key={id}
                value={String(id)}
                label={`${name} (${role_name})`}
                onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
              />
            ))}
          </Group>
        </Checkbox.Group>
        <div className={classes.preview}>
          {shares.length === 0 ? (
            <Text c="dimmed">Choose who works on this day.</Text>
          ) : (
            <Table aria-label="Preview" verticalSpacing={4}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Person</Table.Th>
                  <Table.Th>Rooms</Table.Th>
                  <Table.Th ta="right">Credits</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {shares.map(({ id, name, rooms, credits }) => (
                  <Table.Tr key={id}>
                    <Table.Th scope="row">{name}</Table.Th>
                    <Table.Td>{rooms.map(({ room_number }) => room_number).join(', ') || 'None'}</Table.Td>
                    <Table.Td ta="right">{credits}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
        </div>
        <Group justify="flex-end">
          <Text c="dimmed" fz="sm" mr="auto" role="status">
            {changes.length === 0
              ? 'No room gets another person.'
              : `${counted(changes.length, 'room')} will be assigned.`}
          </Text>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} disabled={changes.length === 0} onClick={save}>
            Save
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
