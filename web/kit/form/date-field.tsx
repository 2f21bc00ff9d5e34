import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '#web/kit/form/field.ts'
import '@mantine/dates/styles.layer.css'

/** A calendar day, shown as Nov 15, 2026 and kept as 2026-11-15. */
export const DateField = <Input extends FieldValues, Output>(props: FieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  return (
    <DateInput
      {...shared}
      valueFormat="MMM DD, YYYY"
      leftSection={<IconCalendar size={16} />}
      clearable
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={onChange}
    />
  )
}
