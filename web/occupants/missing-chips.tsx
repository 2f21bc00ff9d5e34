import { Button } from '@mantine/core'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'

interface MissingChipsProps<Field> {
  missing: { label: string; details?: string | undefined; field: Field }[]
  tone: 'warning' | 'danger'
  className: string | undefined
  onOpen: (field: Field) => void
}

/** What is missing of a person. A press opens the form at that field, for those who may change guests. */
export const MissingChips = <Field,>({ missing, tone, className = '', onOpen }: MissingChipsProps<Field>) => {
  const mayChange = useMayCall()(guestEndpoints.update)
  return missing.map(({ label, details, field }) => {
    const shown = { className, 'data-tone': tone, title: details }
    return mayChange ? (
      <Button key={label} {...shown} onClick={() => onOpen(field)}>
        {label}
      </Button>
    ) : (
      <span key={label} {...shown}>
        {label}
      </span>
    )
  })
}
