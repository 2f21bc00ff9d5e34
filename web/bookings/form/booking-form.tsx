import { useMediaQuery } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { BookingDetail, BookingType } from '#contract/bookings/booking.ts'
import { Problem } from '#contract/kit/problem.ts'
import { fetchBooking } from '#web/bookings/booking-queries.ts'
import { addCompanion } from '#web/bookings/form/add-companion.ts'
import { AdvanceFields } from '#web/bookings/form/advance-fields.tsx'
import { BookingChanges } from '#web/bookings/form/booking-changes.tsx'
import type { BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { bookingFormSchema } from '#web/bookings/form/booking-form-schema.ts'
import { inputOf, newBooking, type StayNights } from '#web/bookings/form/booking-input.ts'
import { bookingSaveMessages } from '#web/bookings/form/booking-save-messages.ts'
import { BookingSumCard, BookingSumLine } from '#web/bookings/form/booking-sum-card.tsx'
import { BookingTypeField } from '#web/bookings/form/booking-type-field.tsx'
import { ChargesFields } from '#web/bookings/form/charges-fields.tsx'
import { CompanionsField } from '#web/bookings/form/companions-field.tsx'
import { GroupGuests } from '#web/bookings/form/group-guests.tsx'
import { GuestField } from '#web/bookings/form/guest-field.tsx'
import { MoreDetails } from '#web/bookings/form/more-details.tsx'
import { NewCompanySheet } from '#web/bookings/form/new-company-sheet.tsx'
import { NewGuestSheet, type QuickPerson } from '#web/bookings/form/new-guest-sheet.tsx'
import { PeopleFields } from '#web/bookings/form/people-fields.tsx'
import { SlabNote } from '#web/bookings/form/slab-note.tsx'
import { StayDates, useDatesFromToday } from '#web/bookings/form/stay-dates.tsx'
import { useSendBooking } from '#web/bookings/form/use-send-booking.ts'
import { useTypeSwitch } from '#web/bookings/form/use-type-switch.ts'
import { OverrideReason, RestrictionsViolated } from '#web/bookings/pricing/override-reason.tsx'
import { PriceByNight } from '#web/bookings/pricing/price-by-night.tsx'
import { RatePlanField } from '#web/bookings/pricing/rate-plan-field.tsx'
import { takePrice, withRents } from '#web/bookings/pricing/send-rents.ts'
import { useBookingPrices } from '#web/bookings/pricing/use-booking-prices.ts'
import { useRatePlan } from '#web/bookings/pricing/use-rate-plan.ts'
import { GroupNameAndSize, GroupRooms } from '#web/bookings/room-choice/group-rooms.tsx'
import { useOfferedRooms } from '#web/bookings/room-choice/offered-rooms.ts'
import { RoomAndRent } from '#web/bookings/room-choice/room-and-rent.tsx'
import { chosenRoom } from '#web/bookings/room-choice/room-choice.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { quotesKey } from '#web/rates/quote-queries.ts'
import { freeRoomsKey } from '#web/rooms/room-queries.ts'

interface BookingFormProps {
  type: BookingType
  /** The booking to edit; without it, one is added. */
  booking?: BookingDetail
  guestId?: number | null
  roomId?: number | undefined
  dates?: StayNights | undefined
}

const roomIsGone = new Set([
  'room_taken',
  'room_under_maintenance',
  'room_occupied',
  'room_missing',
  'no_room_of_type',
  'room_type_missing',
])

/** Adds a booking, or edits the given one. */
export const BookingForm = ({ type, booking: opened, guestId = null, roomId, dates }: BookingFormProps) => {
  const today = useHotelToday()
  const keptArrival = opened?.check_in_date
  const [initial] = useState(() => (opened ? inputOf(opened) : newBooking(type, today, guestId, dates)))
  const reason = useRef<string>(undefined)
  const form = useFormOf(bookingFormSchema(type, { today, keptArrival, reasonMissing: () => reason.current }), initial)
  const [check_in_date, check_out_date, roomIds, room_type_id, lines] = useWatch({
    control: form.control,
    name: ['check_in_date', 'check_out_date', 'room_ids', 'room_type_id', 'rooms'],
  })
  const bookerId = useWatch({ control: form.control, name: 'guest_id' })
  useDatesFromToday(form, today, opened === undefined && dates === undefined)
  const { send, isSent, dialog } = useSendBooking()
  const offered = useOfferedRooms({ check_in_date, check_out_date, except_booking: opened?.slug, isSent })
  const [base, setBase] = useState(opened)
  const { plans, plan, followCompany, isPriced } = useRatePlan(form, opened === undefined)
  const [asksReason, setAsksReason] = useState(Boolean(opened?.rate_override_reason))
  const { prices, violations, settle, ...needed } = useBookingPrices(form, base)
  useEffect(() => {
    reason.current = needed.reason
  }, [needed.reason])
  const { isSwitching, switchTo } = useTypeSwitch(form)
  const client = useQueryClient()
  const isWide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  const [addsGuest, setAddsGuest] = useState(false)
  const [quick, setQuick] = useState<QuickPerson | null>(null)
  const [newCompany, setNewCompany] = useState<string | null>(null)
  const closeGuest = () => {
    setAddsGuest(false)
    setQuick(null)
  }

  const onRefused = (failure: unknown) => {
    if (!(failure instanceof Problem)) return false
    // The rates have changed meanwhile: the form shows the new price beside the server's sentence.
    if (failure.fields?.rate_override_reason) {
      setAsksReason(true)
      client.invalidateQueries({ queryKey: quotesKey })
    }
    if (!roomIsGone.has(failure.code)) return false
    toast.error(failure.message)
    client.invalidateQueries({ queryKey: freeRoomsKey })
    if (type === 'individual') {
      form.setValue('room_ids', [], { shouldDirty: true })
      form.setValue('room_type_id', null, { shouldDirty: true })
      form.setError('room_ids', { message: failure.message }, { shouldFocus: true })
    }
    return true
  }

  const booked = opened?.rooms ?? []
  const choices = type === 'group' ? lines : [{ room_id: roomIds[0] ?? null, room_type_id }]
  const chosenRooms = choices.flatMap((choice) => chosenRoom(offered, choice) ?? [])

  const edited = base && {
    fetch: async () => {
      const fresh = await fetchBooking(base.slug)
      setBase(fresh)
      return inputOf(fresh)
    },
    changes: (before: BookingInput, message: string) => (
      <BookingChanges form={form} message={message} before={before} booking={base} offered={offered.rooms} />
    ),
  }

  return (
    <>
      <FormSheet
        form={form}
        edited={edited}
        onSave={async (draft) => {
          await settle()
          const priced = withRents(draft, form.getValues() as BookingInput)
          const hasReason = asksReason || reason.current !== undefined
          return send(hasReason ? priced : { ...priced, rate_override_reason: null }, base, offered.rooms)
        }}
        onRefused={onRefused}
        backTo={paths.bookings}
        cancelTo={type === 'group' ? paths.bookings : paths.dashboard}
        label={opened ? 'Update' : 'Save'}
        say={bookingSaveMessages(type, opened === undefined)}
        aside={isWide && <BookingSumCard form={form} booking={base} />}
        status={!isWide && <BookingSumLine form={form} booking={base} />}
        allowsLeaving={isSwitching}
      >
        <FormCard title="Stay">
          <Wide>
            <BookingTypeField value={type} {...(!opened && { onChange: switchTo })} />
          </Wide>
          <Wide>
            <GuestField
              form={form}
              autoFocus={!opened && guestId === null}
              onAddGuest={() => setAddsGuest(true)}
              onQuickGuest={(typed) => setQuick({ typed, kind: 'quick' })}
            />
          </Wide>
          <StayDates form={form} isArrivalFixed={opened?.status === 'checked_in'} />
          {type === 'individual' && (
            <RoomAndRent
              form={form}
              offered={offered}
              booked={booked}
              isNew={!opened}
              wanted={roomId}
              price={isPriced ? prices[0] : undefined}
            />
          )}
          {type === 'group' && <GroupNameAndSize form={form} />}
          <RatePlanField form={form} plans={plans} plan={plan} />
          <OverrideReason
            form={form}
            isNeeded={needed.reason !== undefined}
            isOffered={asksReason}
            isForDates={violations.length > 0 && !prices.some(({ isTyped }) => isTyped)}
          />
          {type === 'individual' && isPriced && prices[0] && (
            <Wide>
              <PriceByNight price={prices[0]} onTakePrice={() => takePrice(form)} />
            </Wide>
          )}
          <Wide>
            <RestrictionsViolated violations={violations} />
          </Wide>
        </FormCard>
        {type === 'group' && (
          <GroupRooms
            form={form}
            offered={offered}
            booked={booked}
            except_booking={opened?.slug}
            prices={isPriced ? prices : []}
          />
        )}
        <FormCard title="People and charges" columns={3}>
          <PeopleFields form={form} rooms={chosenRooms} />
          <ChargesFields form={form} plan={plan} savedPlan={opened?.rate_plan_id ?? null} />
          <AdvanceFields form={form} received={opened?.advance_amount} />
          {type === 'individual' && !opened && (
            <Wide>
              <CompanionsField form={form} onNew={(typed) => setQuick({ typed, kind: 'companion' })} />
            </Wide>
          )}
          <Wide>
            <SlabNote form={form} booking={base} />
          </Wide>
        </FormCard>
        {type === 'group' && <GroupGuests form={form} />}
        <MoreDetails form={form} source={base?.source ?? null} onCompany={followCompany} onAddCompany={setNewCompany} />
      </FormSheet>
      {dialog}
      <NewCompanySheet
        name={newCompany}
        onClose={() => setNewCompany(null)}
        onSaved={({ id }) => {
          form.setValue('company_id', id, { shouldDirty: true, shouldValidate: true })
          followCompany(id)
        }}
      />
      <NewGuestSheet
        opened={addsGuest}
        quick={quick}
        bookerId={bookerId}
        onClose={closeGuest}
        onSaved={({ id }) => {
          closeGuest()
          if (quick?.kind !== 'companion')
            return form.setValue('guest_id', id, { shouldDirty: true, shouldValidate: true })
          addCompanion(form, { guest_id: id })
        }}
      />
    </>
  )
}
