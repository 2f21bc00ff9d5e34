import { DepartureFiled, type ForeignerDetails, ForeignerFiled } from '#contract/foreigners/foreigner.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { requiredDay } from '#contract/kit/time/calendar-date.ts'
import { instantIn } from '#contract/kit/time/instant-in.ts'
import { localTimeIn } from '#contract/kit/time/local-time.ts'
import { timeOfDay } from '#contract/kit/time/time-of-day.ts'
import type { z } from '#contract/kit/z.ts'
import { useFileArrival, useFileDeparture, useShowForeigner } from '#web/foreigners/foreigner-queries.ts'
import { useConfirmedSend } from '#web/kit/feedback/use-confirmed-send.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'

const day = requiredDay('Enter the day')
const time = timeOfDay('Enter the time as HH:MM')
const ArrivalForm = ForeignerFiled.pick({ application_number: true, version: true }).extend({ filed_at: day, time })
const DepartureForm = DepartureFiled.pick({ departure_number: true, onward_address: true, version: true }).extend({
  departure_filed_at: day,
  time,
})

interface DialogProps {
  foreigner: ForeignerDetails
  onClose: () => void
}

/** The recorded time, or now. */
const timeValues = (zone: string, recorded: string | null) => {
  const [day = '', time = ''] = localTimeIn(zone, recorded ? new Date(recorded) : new Date()).split(' ')
  return { day, time: time.slice(0, 5) }
}

const questions = {
  fields_missing: { flag: 'confirm_missing', title: 'Fields are missing', confirmLabel: 'Record anyway' },
} as const

const failures = { taken: say.saveFailed, failed: say.saveFailed }

export const ArrivalDialog = ({ foreigner, onClose }: DialogProps) => {
  const { slug, version, application_number, filed_at } = foreigner
  const zone = useHotelZone()
  const recorded = timeValues(zone, filed_at)
  const form = useFormOf(ArrivalForm, { application_number, filed_at: recorded.day, time: recorded.time, version })
  const file = useFileArrival(slug)
  const show = useShowForeigner(slug)
  const { sendConfirmed, dialog } = useConfirmedSend<'confirm_missing'>(questions)
  const save = async ({ time: at, ...draft }: z.output<typeof ArrivalForm>) => {
    const body = { ...draft, filed_at: instantIn(zone, draft.filed_at, at) }
    const reply = await sendConfirmed((confirmed) =>
      file.mutateAsync({ confirm_missing: false, ...body, ...confirmed }),
    )
    return reply && show(reply)
  }
  return (
    <>
      <FormDialog
        title={filed_at ? 'Correct the filing' : 'Record the filing'}
        form={form}
        onSave={save}
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
      {dialog}
    </>
  )
}

export const DepartureDialog = ({ foreigner, onClose }: DialogProps) => {
  const { slug, version, departure_number, departure_filed_at, onward_address, going_to } = foreigner
  const zone = useHotelZone()
  const recorded = timeValues(zone, departure_filed_at)
  const form = useFormOf(DepartureForm, {
    departure_number,
    onward_address: departure_filed_at ? onward_address : going_to,
    departure_filed_at: recorded.day,
    time: recorded.time,
    version,
  })
  const file = useFileDeparture(slug)
  const show = useShowForeigner(slug)
  return (
    <FormDialog
      title={departure_filed_at ? 'Correct the departure' : 'Record the departure'}
      form={form}
      onSave={({ time: at, ...draft }) =>
        file.mutateAsync({ ...draft, departure_filed_at: instantIn(zone, draft.departure_filed_at, at) }).then(show)
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
        name="departure_number"
        label="Number of the departure"
        description="If the portal gives one"
      />
      <DateField control={form.control} name="departure_filed_at" label="Filed on" required />
      <TextField control={form.control} name="time" label="Filed at" required input={{ type: 'time' }} />
    </FormDialog>
  )
}
