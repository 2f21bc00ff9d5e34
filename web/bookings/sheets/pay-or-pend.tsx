import { Button } from '@mantine/core'
import classes from '#web/bookings/sheets/sheets.module.css'

interface PayOrPendProps {
  payLabel: string
  /** Without it nothing would stay open. */
  pendLabel: string | undefined
  busy: boolean
  disabled: boolean
  onBack: () => void
  onPend: () => void
}

/** The two ways to end a stay: with the money, or with an invoice that is still to be paid. */
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
