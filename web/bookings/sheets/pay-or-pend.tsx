import { Button } from '@mantine/core'
import classes from '#web/bookings/sheets/sheets.module.css'

interface PayOrPendProps {
  payLabel: string
  /** Undefined if the balance is zero. */
  pendLabel: string | undefined
  busy: boolean
  disabled: boolean
  onBack: () => void
  onPend: () => void
}

/** The two ways to check out: with payment, or with a pending invoice. */
export const PayOrPend = ({ payLabel, pendLabel, busy, disabled, onBack, onPend }: PayOrPendProps) => (
  <div className={classes.choices}>
    <Button type="submit" loading={busy} disabled={disabled}>
      {payLabel}
    </Button>
    {pendLabel && (
      <Button variant="default" disabled={disabled || busy} onClick={onPend}>
        {pendLabel}
      </Button>
    )}
    <Button variant="subtle" color="gray" onClick={onBack}>
      Back
    </Button>
  </div>
)
