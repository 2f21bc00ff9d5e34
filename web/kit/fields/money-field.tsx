import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { formatAmount, paiseFromRupees } from '#contract/kit/money.ts'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'

/**
 * Rupees, typed as 1250, 1,250.50 or ₹ 1,250. The field's value is the exact number of rupees; invalid text stays as
 * typed, and the schema refuses it.
 */
export const MoneyField = <Input extends FieldValues, Output>(props: FieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  const [typing, setTyping] = useState<string>()

  return (
    <TextInput
      {...shared}
      inputMode="decimal"
      leftSection="₹"
      value={typing ?? grouped(value)}
      onFocus={(event) => {
        // The text changes after Tab has selected it: apply it at once, then select it again.
        flushSync(() => setTyping(plain(value)))
        event.currentTarget.select()
      }}
      onChange={(event) => {
        setTyping(event.currentTarget.value)
        onChange(readRupees(event.currentTarget.value))
      }}
      onBlur={() => {
        setTyping(undefined)
        shared.onBlur()
      }}
    />
  )
}

/** A number nevertheless: the form answers with the limit of the field. */
const tooManyDigits = /^\d{13,}$/

const readRupees = (typed: string) => {
  const amount = typed.replace(/[\s,₹]/g, '')
  if (amount === '') return null
  const isReadable = paiseFromRupees(amount) !== undefined || tooManyDigits.test(amount)
  return isReadable ? Number(amount) : typed
}

const plain = (value: unknown) => String(value ?? '')

const grouped = (value: unknown) => {
  const amount = typeof value === 'number' ? paiseFromRupees(value) : undefined
  return amount === undefined ? plain(value) : formatAmount(amount)
}
