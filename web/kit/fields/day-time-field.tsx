import { Input } from '@mantine/core'
import { TimeInput } from '@mantine/dates'
import type { FieldValues } from 'react-hook-form'
import { DayInput, dayIn } from '#web/kit/fields/day-input.tsx'
import classes from '#web/kit/fields/day-time-field.module.css'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'
import '@mantine/dates/styles.layer.css'

/** A local date and time of the hotel, in two fields and one value: 2026-11-15 20:30:00. */
export const DayTimeField = <Values extends FieldValues, Output>({
  timeLabel,
  ...props
}: FieldProps<Values, Output> & { timeLabel: string }) => {
  const { shared, value, onChange } = useField(props)
  const { ref, name, label, labelProps, error, onBlur } = shared
  const [day = '', time = ''] = String(value ?? '').split(' ')
  // With one field empty the value is incomplete, which the schema refuses.
  const join = (newDay: string, newTime: string) => onChange(newDay || newTime ? `${newDay} ${newTime}`.trim() : null)

  return (
    <Input.Wrapper id={name} label={label} labelProps={labelProps} error={error}>
      <div className={classes.time}>
        <DayInput
          ref={ref}
          id={name}
          name={name}
          aria-required={props.required ?? false}
          error={Boolean(error)}
          value={dayIn(day)}
          onChange={(chosen) => join(chosen ?? '', time)}
          onUnreadable={() => join('', time)}
          onBlur={onBlur}
        />
        <TimeInput
          aria-label={timeLabel}
          error={Boolean(error)}
          value={time.slice(0, 5)}
          onChange={(event) => join(day, event.currentTarget.value && `${event.currentTarget.value}:00`)}
          onBlur={onBlur}
        />
      </div>
    </Input.Wrapper>
  )
}
