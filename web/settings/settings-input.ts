import type { CancellationFee } from '#contract/bookings/cancellation/cancellation-policy.ts'
import type { Settings, SettingsDraft } from '#contract/settings/settings.ts'
import type { FormValues } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { asChoice, asText, asYesNo } from '#web/kit/form/value-text.ts'

export type SettingsInput = FormValues<typeof SettingsDraft>

export const inputOf = ({ logo, ...settings }: Settings): Required<SettingsDraft> => ({
  ...settings,
  state: settings.state as SettingsDraft['state'],
})

/** The labels of the fields, in the form and in the comparison of two people's changes. */
export const settingsLabels = {
  name: 'Name',
  address: 'Address',
  city: 'City',
  pin_code: 'PIN code',
  state: 'State',
  phone: 'Phone',
  email: 'Email',
  gstin: 'GSTIN',
  time_zone: 'Time zone',
  check_in_time: 'Check-in time',
  check_out_time: 'Check-out time',
  day_starts_at: 'Day starts at',
  upi_id: 'UPI id',
  invoice_prefix: 'Invoice prefix',
  credit_note_prefix: 'Credit-note prefix',
  e_invoice_since: 'E-invoicing applies since',
  cancellation_fee: 'Cancellation fee',
  cancellation_free_days: 'Free until (days before arrival)',
  cancellation_percent: 'Percentage of the stay',
  occupancy_above_percent: 'Above (% of rooms sold)',
  occupancy_raise_percent: 'Prices rise by (%)',
  departure_credits: 'Credits of a departure',
  stay_credits: 'Credits of a stay',
  district: 'District',
  register_retention_days: 'Keep the guest register (days)',
  house_rules: 'House rules',
  privacy_notice: 'Privacy notice',
}

/** The fields with a box to tick. */
export const settingsMarks = {
  dirty_after_check_out: 'Rooms are dirty after check-out',
  dirty_each_morning: 'Occupied rooms are dirty each morning',
  ready_means_inspected: 'Ready means inspected',
}

export const feeOptions: { value: CancellationFee; label: string }[] = [
  { value: 'none', label: 'No fee' },
  { value: 'percent', label: 'A percentage of the stay' },
  { value: 'first_night', label: 'The first night' },
  { value: 'whole_stay', label: 'The whole stay' },
]

type TextName = keyof typeof settingsLabels

export const settingsFieldLabels: FieldLabel<SettingsInput>[] = [
  ...(Object.entries(settingsLabels) as [TextName, string][]).map(
    ([field, label]): FieldLabel<SettingsInput> => [
      field,
      label,
      field === 'cancellation_fee' ? asChoice(feeOptions) : asText,
    ],
  ),
  ...Object.entries(settingsMarks).map(
    ([field, label]): FieldLabel<SettingsInput> => [field as keyof typeof settingsMarks, label, asYesNo],
  ),
  ['composite_supply', 'Rent and food plan as one supply', asYesNo],
]
