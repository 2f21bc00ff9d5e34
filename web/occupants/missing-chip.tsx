import { Button } from '@mantine/core'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'

interface MissingChipProps {
  label: string
  details?: string | undefined
  tone: 'warning' | 'danger'
  className: string | undefined
  onOpen: () => void
}

/** Something that is missing of a person. A press opens the form at that field, for those who may change guests. */
export const MissingChip = ({ label, details, tone, className, onOpen }: MissingChipProps) => {
  const mayCall = useMayCall()
  const shown = { className: className ?? '', 'data-tone': tone, title: details }
  return mayCall(guestEndpoints.update) ? (
    <Button {...shown} onClick={onOpen}>
      {label}
    </Button>
  ) : (
    <span {...shown}>{label}</span>
  )
}
