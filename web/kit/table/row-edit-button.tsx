import { Button } from '@mantine/core'

/** Edit, as the next step of a row whose form is a dialog. */
export const RowEditButton = ({ of, onClick }: { of: string; onClick: () => void }) => (
  <Button size="compact-sm" variant="default" aria-label={`Edit ${of}`} onClick={onClick}>
    Edit
  </Button>
)
