import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import type { DayInput } from '#web/kit/fields/day-input.tsx'
import { readDay } from '#web/kit/fields/read-day.ts'
import { onFirstInput } from '#web/kit/page/on-first-input.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

interface DayFilterProps {
  label: string
  value: CalendarDate | undefined
  onChange: (day: CalendarDate | undefined) => void
}

/** A date filter of a list, typed or picked. Until the calendar is loaded it can only be typed. */
export const DayFilter = ({ label, value, onChange }: DayFilterProps) => {
  const Loaded = useDayInput()
  const today = useHotelToday()
  const [typed, setTyped] = useState<string>()
  const [hasFocus, setFocus] = useState(false)
  const isUnreadable = typed !== undefined && typed.trim() !== '' && readDay(typed, today) === null
  const field = { 'aria-label': label, placeholder: label, w: 152 }

  // Not while a date is being typed, or stays as typed because it cannot be read.
  if (Loaded && typed === undefined) {
    return (
      <Loaded
        {...field}
        clearable
        clearButtonProps={{ 'aria-label': `Clear ${label}` }}
        autoFocus={hasFocus}
        value={value ?? null}
        onChange={(day) => onChange(day ?? undefined)}
      />
    )
  }
  return (
    <TextInput
      {...field}
      value={typed ?? (value ? formatDay(value) : '')}
      error={isUnreadable && !hasFocus && kitMessages.dayUnreadable}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        const day = readDay(text, today)
        if (day || text.trim() === '') onChange(day ?? undefined)
      }}
      onFocus={() => setFocus(true)}
      onBlur={() => {
        if (!isUnreadable) setTyped(undefined)
        setFocus(false)
      }}
    />
  )
}

let kept: typeof DayInput | undefined

/** The field with the calendar. The calendar weighs as much as a screen, and a list is shown without it. */
const useDayInput = () => {
  const [Loaded, setLoaded] = useState(() => kept)
  useEffect(() => {
    if (kept) return
    return onFirstInput(async () => {
      // Without a connection a date can still be typed.
      const file = await import('#web/kit/fields/day-input.tsx').catch(() => undefined)
      kept ??= file?.DayInput
      setLoaded(() => kept)
    })
  }, [])
  return Loaded
}
