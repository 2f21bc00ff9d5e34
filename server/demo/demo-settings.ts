import type { SettingsDraft } from '#contract/settings/settings.ts'

/** The settings of the demo hotel. No company has this GSTIN; its check digit is right. */
export const demoSettings: Omit<SettingsDraft, 'version'> = {
  name: 'Sarai Resort',
  address: '12 Lake Palace Road, Udaipur 313001',
  city: 'Udaipur',
  pin_code: '313001',
  state: 'Rajasthan',
  phone: '+91 294 242 8800',
  email: 'desk@sarai.example',
  gstin: '08AAACS4321L1ZD',
  time_zone: 'Asia/Kolkata',
  check_in_time: '13:00',
  check_out_time: '11:00',
  day_starts_at: '04:00',
  upi_id: 'sarai.resort@okbank',
  invoice_prefix: 'INV',
  credit_note_prefix: 'CN',
  composite_supply: true,
  cancellation_fee: 'first_night',
  cancellation_free_days: 2,
  cancellation_percent: 50,
  dirty_after_check_out: true,
  dirty_each_morning: true,
  ready_means_inspected: false,
  departure_credits: 2,
  stay_credits: 1,
}
