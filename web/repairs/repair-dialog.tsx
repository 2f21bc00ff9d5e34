import { useState } from 'react'
import { type Repair, RepairEdit } from '#contract/repairs/repair.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useNewerRecord } from '#web/kit/form/use-newer-record.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { ChosenPhotos } from '#web/repairs/chosen-photos.tsx'
import { RepairFields } from '#web/repairs/repair-fields.tsx'
import { inputOf, labelsOf, newRepair } from '#web/repairs/repair-input.ts'
import {
  fetchRepair,
  useChangeRepair,
  useRepairOptions,
  useReportFault,
  useRoomChoices,
} from '#web/repairs/repair-queries.ts'

interface RepairDialogProps {
  /** The repair to edit; without it, a fault is reported. */
  repair?: Omit<Repair, 'comments'> | undefined
  /** The room of a new one. */
  roomId?: number | undefined
  onClose: () => void
}

export const RepairDialog = ({ repair, roomId, onClose }: RepairDialogProps) => {
  const today = useHotelToday()
  const form = useFormOf(RepairEdit, repair ? inputOf(repair, today) : { ...newRepair, room_id: roomId ?? null })
  useNewerRecord(form, repair && inputOf(repair, today))
  const [photos, setPhotos] = useState<File[]>([])
  const report = useReportFault()
  const change = useChangeRepair(repair?.slug ?? '')
  const { data: found = [] } = useRoomChoices()
  const { data: options } = useRepairOptions()
  // A room or a person that is no longer offered stays chosen.
  const rooms = withChosen(found, repair?.room && { value: repair.room.id, label: repair.room.room_number })
  const people = withChosen(
    options?.people.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    repair?.assignee && { value: repair.assignee.id, label: repair.assignee.name },
  )
  return (
    <FormDialog
      title={repair ? 'Edit repair' : 'Report a fault'}
      form={form}
      edited={
        repair && {
          fetch: async () => inputOf(await fetchRepair(repair.slug), today),
          labels: labelsOf({ rooms, people }),
        }
      }
      onSave={(edit) => (repair ? change.mutateAsync(edit) : report.mutateAsync({ edit, photos }))}
      label={repair ? 'Update' : 'Report'}
      say={{ done: repair ? say.updated : say.saved, taken: say.saveFailed, failed: say.saveFailed }}
      onClose={onClose}
    >
      <RepairFields form={form} rooms={rooms} people={people} areas={options?.areas ?? []} />
      {!repair && <ChosenPhotos photos={photos} onChange={setPhotos} />}
    </FormDialog>
  )
}

interface Choice {
  value: number
  label: string
}

const withChosen = (choices: Choice[], chosen: Choice | null | undefined) =>
  chosen && choices.every(({ value }) => value !== chosen.value) ? [...choices, chosen] : choices
