import { useFormState, useWatch } from 'react-hook-form'
import type { BookingSource } from '#contract/booking-sources/booking-source.ts'
import { bookingSourceMessages } from '#contract/booking-sources/booking-source-messages.ts'
import type { Booking } from '#contract/bookings/booking.ts'
import { fieldNames } from '#contract/bookings/booking-fields.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { clockTime } from '#contract/kit/time/clock-time.ts'
import { useBookingSources } from '#web/booking-sources/booking-source-queries.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { CompanyField } from '#web/bookings/form/company-field.tsx'
import { detailsInShort, offeredSources } from '#web/bookings/form/offered-sources.ts'
import { useCompanyOption } from '#web/companies/company-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { CheckField } from '#web/kit/fields/check-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FoldedCard, Wide } from '#web/kit/form/form-card.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

const names = ['company_id', 'source_id', 'expected_arrival', 'pinned', 'desk_remarks', 'housekeeping_remarks'] as const
const noSources: BookingSource[] = []

interface MoreDetailsProps {
  form: BookingForm
  /** The saved source, which may have been deleted from the list since. */
  source: Booking['source']
  onCompany: (id: number | null) => void
  /** Adds a company, starting with the typed name. */
  onAddCompany: (name: string) => void
}

/** Company, source, expected arrival, pinned and remarks: folded, so that a booking in a hurry is not longer. */
export const MoreDetails = ({ form, source, onCompany, onAddCompany }: MoreDetailsProps) => {
  const { control } = form
  const { data: sources = noSources, error } = useBookingSources()
  const today = useHotelToday()
  const [arrival, type, typeId, lines] = useWatch({
    control,
    name: ['check_in_date', 'booking_type', 'room_type_id', 'rooms'],
  })
  const isAny = type === 'group' ? lines.some(({ room_type_id }) => room_type_id !== null) : typeId !== null
  const [company_id, source_id, expected_arrival, pinned, desk_remarks, housekeeping_remarks] = useWatch({
    control,
    name: names,
  })
  const { data: company } = useCompanyOption(company_id)
  const { errors } = useFormState({ control, name: names })
  const options = offeredSources(sources, { saved: source, isToday: arrival === today })

  useFailureToast(error, failureText(error, bookingSourceMessages.listFailed))

  const summary = detailsInShort({
    company: company_id === null ? undefined : company?.name,
    source: options.find(({ value }) => value === source_id)?.label,
    arrival: expected_arrival && clockTime(expected_arrival),
    pinned: pinned && !isAny,
    remarks: [desk_remarks, housekeeping_remarks],
  })
  const pinnedLabel = type === 'group' ? 'Pinned to these rooms' : fieldNames.pinned.label

  return (
    <FoldedCard title="More details" summary={summary} hasError={names.some((name) => errors[name])}>
      <CompanyField control={form.control} name="company_id" onChosen={onCompany} onAddCompany={onAddCompany} />
      <SelectField
        control={control}
        name="source_id"
        label={fieldNames.source_id.label}
        placeholder="Not known"
        options={options}
        clearable
      />
      <TextField
        control={control}
        name="expected_arrival"
        label={fieldNames.expected_arrival.label}
        input={{ type: 'time' }}
      />
      <TextareaField control={control} name="desk_remarks" label={fieldNames.desk_remarks.label} />
      <TextareaField control={control} name="housekeeping_remarks" label={fieldNames.housekeeping_remarks.label} />
      <Wide>
        <CheckField
          control={control}
          name="pinned"
          label={pinnedLabel}
          description={
            isAny
              ? say.anyRoomNotPinned
              : `The guest asked for ${type === 'group' ? 'exactly these rooms' : 'exactly this room'}.`
          }
          isOff={isAny}
        />
      </Wide>
    </FoldedCard>
  )
}
