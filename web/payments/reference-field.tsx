import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useWatch } from 'react-hook-form'
import { formatRupees } from '#contract/kit/money.ts'
import { dayIn, formatDay } from '#contract/kit/time/calendar-date.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { typingPause } from '#web/kit/fields/typing-pause.ts'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import type { PaymentForm } from '#web/payments/payment-input.ts'
import { useReferenceUses } from '#web/payments/payment-queries.ts'
import classes from '#web/payments/payments.module.css'

/** The reference (UTR) of a transfer. One that was used before is pointed out: it may be the same money twice. */
export const ReferenceField = <Output,>({ form }: { form: PaymentForm<Output> }) => {
  const { control } = form
  const typed = useWatch({ control, name: 'reference' })
  const [reference] = useDebouncedValue((typed ?? '').trim(), typingPause)
  const { data: uses = [] } = useReferenceUses(reference)
  const zone = useHotelZone()
  const earlierUses = uses.map(
    ({ booking_number, guest_name, amount, at }) =>
      `${booking_number}, ${guest_name}, ${formatRupees(amount)} on ${formatDay(dayIn(zone, new Date(at)))}`,
  )
  return (
    <div>
      <TextField control={control} name="reference" label="Reference" input={{ autoComplete: 'off' }} />
      <div aria-live="polite">
        {earlierUses.length > 0 && reference === (typed ?? '').trim() && (
          <Text className={classes.used} data-tone="warning">
            {say.referenceUsed(earlierUses.join('; '))}
          </Text>
        )}
      </div>
    </div>
  )
}
