import { Stack, TextInput } from '@mantine/core'
import type { Ref } from 'react'
import { WarningList } from '#web/kit/feedback/warning-list.tsx'

interface ReasonForWarningsProps {
  warnings: string[]
  help: string
  value: string
  onChange: (reason: string) => void
  error: string | false
  field?: Ref<HTMLInputElement>
  autoFocus?: boolean
}

const longest = 500

/** Warnings, with a field for the reason to go on anyway. */
export const ReasonForWarnings = ({ warnings, help, field, onChange, autoFocus, ...input }: ReasonForWarningsProps) => (
  <Stack gap="sm">
    <WarningList warnings={warnings} help={help} />
    <TextInput
      {...input}
      ref={field}
      label="Reason"
      labelProps={{ 'data-required': true }}
      aria-required
      maxLength={longest}
      data-autofocus={autoFocus}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </Stack>
)
