import { modesOfPayment } from '#contract/guests/guest-fields.ts'
import { useGuestField } from '#web/guests/form/guest-fields.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormCard } from '#web/kit/form/form-card.tsx'

const modes = modesOfPayment.map((mode) => ({ value: mode, label: mode }))

export const PaymentCard = () => {
  const field = useGuestField()
  return (
    <FormCard title="Payment and Booking Details">
      <SelectField {...field('mode_of_payment')} options={modes} placeholder="Choose how the guest pays" />
      <TextField {...field('plan')} />
      <MoneyField {...field('rate')} />
      <MoneyField {...field('advance')} />
      <TextField {...field('receipt_no')} />
      <TextField {...field('voucher_no')} />
      <TextField {...field('locker_no')} />
      <TextField {...field('booked_by')} />
      <TextField {...field('fo_assistant')} />
      <TextField {...field('fom')} />
      <TextField {...field('duty_manager')} />
    </FormCard>
  )
}
