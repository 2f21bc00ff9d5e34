import { CloseButton } from '@mantine/core'
import classes from '#web/kit/list/filter-chip.module.css'

interface FilterChipProps {
  label: string
  onClear: () => void
}

/** A filter from the address without its own field: it is shown and can be removed. */
export const FilterChip = ({ label, onClear }: FilterChipProps) => (
  <span className={classes.chip} data-tone="info">
    {label}
    <CloseButton size="xs" aria-label={`Remove the filter ${label}`} onClick={onClear} data-screen-only />
  </span>
)
