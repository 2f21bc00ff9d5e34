import { Button } from '@mantine/core'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { May } from '#web/kit/access/may.tsx'

interface RowEditButtonProps {
  of: string
  /** The call that saves the changes. */
  call: Pick<Endpoint, 'access'>
  onClick: () => void
}

/** Edit, as the next step of a row whose form is a dialog. */
export const RowEditButton = ({ of, call, onClick }: RowEditButtonProps) => (
  <May call={call}>
    <Button size="compact-sm" variant="default" aria-label={`Edit ${of}`} onClick={onClick}>
      Edit
    </Button>
  </May>
)
