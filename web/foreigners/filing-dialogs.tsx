import { DepartureFiled, type ForeignerDetails, ForeignerFiled } from '#contract/foreigners/foreigner.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { requiredDay } from '#contract/kit/time/calendar-date.ts'
import { instantIn } from '#contract/kit/time/instant-in.ts'
import { localTimeIn } from '#contract/kit/time/local-time.ts'
import { timeOfDay } from '#contract/kit/time/time-of-day.ts'
import { z } from '#contract/kit/z.ts'
import { useFileArrival, useFileDeparture, useShowForeigner } from '#web/foreigners/foreigner-queries.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'

const when = {
  filed_at: requiredDay('Enter the day'),
  time: timeOfDay('Enter the time as HH:MM'),
  version: z.int(),
}
const ArrivalForm = z.object({ application_number: ForeignerFiled.shape.application_number, ...when })
const DepartureForm = z.object({
  application_number: DepartureFiled.shape.application_number,
  onward_address: DepartureFiled.shape.onward_address,
  ...when,
})

interface DialogProps {
  foreigner: ForeignerDetails
  onClose: () => void
}

/** The recorded time, or now. */
const timeValues = (zone: string, recorded: string | null) => {
  const [filed_at = '', time = ''] = localTimeIn(zone, recorded ? new Date(recorded) : new Date()).split(' ')
  return { filed_at, time: time.slice(0, 5) }
}

const failures = { taken: say.saveFailed, failed: say.saveFailed }

export const ArrivalDialog = ({ foreigner, onClose }: DialogProps) => {
  const { slug, version, application_number, filed_at } = foreigner
  const zone = useHotelZone()
  const form = useFormOf(ArrivalForm, { application_number, ...timeValues(zone, filed_at), version })
  const file = useFileArrival(slug)
  const show = useShowForeigner(slug)
  return (
    <FormDialog
      title={filed_at ? 'Correct the filing' : 'Record the filing'}
      form={form}
      onSave={({ filed_at: day, time, ...body }) =>
        file.mutateAsync({ ...body, filed_at: instantIn(zone, day, time) }).then(show)
      }
      label="Save"
      say={{ done: say.filed(foreigner.name), ...failures }}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="application_number"
        label="Application number"
        description="As the portal shows it after the form was sent"
        required
        autoFocus
      />
      <DateField control={form.control} name="filed_at" label="Filed on" required />
      <TextField control={form.control} name="time" label="Filed at" required input={{ type: 'time' }} />
    </FormDialog>
  )
}

export const DepartureDialog = ({ foreigner, onClose }: DialogProps) => {
  const { slug, version, departure_number, departure_filed_at, onward_address, going_to } = foreigner
  const zone = useHotelZone()
  const form = useFormOf(DepartureForm, {
    application_number: departure_number,
    onward_address: departure_filed_at ? onward_address : going_to,
    ...timeValues(zone, departure_filed_at),
    version,
  })
  const file = useFileDeparture(slug)
  const show = useShowForeigner(slug)
  return (
    <FormDialog
      title={departure_filed_at ? 'Correct the departure' : 'Record the departure'}
      form={form}
      onSave={({ filed_at: day, time, ...body }) =>
        file.mutateAsync({ ...body, filed_at: instantIn(zone, day, time) }).then(show)
      }
      label="Save"
      say={{ done: say.departureFiled(foreigner.name), ...failures }}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="onward_address"
        label="Onward address"
        description="Where the guest went; the register keeps it for a year"
        autoFocus
      />
      <TextField
        control={form.control}
        name="application_number"
        label="Number of the departure"
        description="If the portal gives one"
      />
      <DateField control={form.control} name="filed_at" label="Filed on" required />
      <TextField control={form.control} name="time" label="Filed at" required input={{ type: 'time' }} />
    </FormDialog>
  )
}
