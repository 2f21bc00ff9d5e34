import { Autocomplete, type OptionsFilter } from '@mantine/core'
import { useState } from 'react'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { FieldWarning } from '#web/guests/form/guest-fields.tsx'
import type { GuestInput, GuestSheet } from '#web/guests/form/guest-values.ts'
import { bestMatchFirst } from '#web/kit/fields/best-match-first.ts'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'

interface ListedFieldProps extends FieldProps<GuestInput, GuestSheet> {
  /** The values of the portal's list; empty while they are read. */
  names: string[]
  /** The value that is meant by a text; undefined if there is none. */
  meant: (typed: string) => string | undefined
}

/** A text field with the values of a list. Enter chooses the first; another text can be typed, and is marked. */
export const ListedField = ({ names, meant, description, ...props }: ListedFieldProps) => {
  const { shared, value, onChange } = useField(props)
  const [isTyping, setTyping] = useState(false)
  const typed = String(value ?? '')
  const isUnlisted = typed.trim() !== '' && names.length > 0 && meant(typed) === undefined
  const findIn: OptionsFilter = ({ options, search }) => {
    const labels = options.flatMap((option) => ('label' in option ? [option.label] : []))
    const wanted = search.trim().toLowerCase()
    const exact = labels.filter((label) => label === meant(search))
    const similar = labels.filter((label) => !exact.includes(label) && label.toLowerCase().includes(wanted))
    return [...exact, ...bestMatchFirst(similar, search, (label) => label)].map((label) => ({ value: label, label }))
  }
  return (
    <Autocomplete
      {...shared}
      description={isUnlisted && !isTyping ? <FieldWarning>{guestMessages.notInList}</FieldWarning> : description}
      value={typed}
      onChange={onChange}
      data={names}
      limit={8}
      filter={findIn}
      openOnFocus={false}
      selectFirstOptionOnChange
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false)
        shared.onBlur()
      }}
    />
  )
}
