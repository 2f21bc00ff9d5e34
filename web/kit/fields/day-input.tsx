import { DateInput, type DateInputProps } from '@mantine/dates'
import { useState } from 'react'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { readDay } from '#web/kit/fields/read-day.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import '@mantine/dates/styles.layer.css'

interface DayInputProps extends Omit<DateInputProps, 'value' | 'onChange' | 'onBlur' | 'dateParser' | 'fixOnBlur'> {
  value: CalendarDate | null
  onChange: (day: CalendarDate | null) => void
  /** Called on blur with text that is not a date; the text stays in the field, with the reason. */
  onUnreadable?: (typed: string) => void
  onBlur?: () => void
  /** Only past dates. A date without a year is read as the most recent one. */
  past?: boolean
}

/** A date, typed or picked from the calendar. */
export const DayInput = ({ value, onChange, onUnreadable, onBlur, past = false, error, ...input }: DayInputProps) => {
  const today = useHotelToday()
  const [unreadable, setUnreadable] = useState('')
  // The value before invalid text was entered; unset while the text is valid.
  const [held, setHeld] = useState<{ day: CalendarDate | null }>()
  const isWrong = held !== undefined && (value === null || value === held.day)

  return (
    <DateInput
      {...input}
      valueFormat="MMM DD, YYYY"
      previousLabel="Earlier dates"
      nextLabel="Later dates"
      dateParser={(typed) => {
        const day = readDay(typed, today, { past })
        setUnreadable(day === null ? typed : '')
        if (day !== null) setHeld(undefined)
        return day
      }}
      // The calendar opens at, and marks, today in the hotel's time zone.
      defaultDate={value ?? today}
      highlightToday={false}
      getDayProps={(shown) => ({
        ...(shown === today && { 'data-today': true }),
        ...(past && shown > today && { disabled: true }),
      })}
      error={isWrong ? kitMessages.dayUnreadable : error}
      // Another value would replace the typed text.
      value={isWrong ? held.day : value}
      onChange={(day) => {
        setUnreadable('')
        setHeld(undefined)
        onChange(day)
      }}
      onInput={({ currentTarget }) => {
        if (currentTarget.value.trim() !== '') return
        setUnreadable('')
        setHeld(undefined)
      }}
      fixOnBlur={unreadable === ''}
      onBlur={() => {
        if (unreadable !== '') {
          setHeld(held ?? { day: value })
          onUnreadable?.(unreadable)
        }
        onBlur?.()
      }}
    />
  )
}

/** The value of the field, if it is a date. */
export const dayIn = (value: unknown) => CalendarDate.safeParse(value).data ?? null
