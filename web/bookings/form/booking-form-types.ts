import type { UseFormReturn } from 'react-hook-form'
import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import type { BookingInput } from '#web/bookings/form/booking-input.ts'

export type BookingForm = UseFormReturn<BookingInput, unknown, BookingDraft>
