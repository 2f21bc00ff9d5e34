import { CloseButton } from '@mantine/core'
import classes from '#web/kit/list/filter-chip.module.css'

interface FilterChipProps {
  label: string
  onClear: () => void
}

/** A filter that came with the address and has no field of its own: it is shown, and can be taken off. */
export const FilterChip = ({ label, onClear }: FilterChipProps) => (
  <span className={classes.chip} data-tone="info">
    {label}
    <CloseButton size="xs" aria-label={`Remove the filter ${label}`} onClick={onClear} data-screen-only />
  </span>
)
