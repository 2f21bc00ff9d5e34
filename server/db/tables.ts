// Generated from the migrations by `npm run tables`; not edited by hand.
import type { Generated } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

interface AccountTable {
  id: Generated<number>
  slug: string
  email: string
  name: string
  role: 'admin' | 'candidate'
  password_hash: string
  is_active: Generated<boolean>
  created_at: Generated<string>
  guest_id: number | null
  version: Generated<number>
  home_screen: Generated<'dashboard' | 'calendar'>
  role_id: number | null
}

interface AdvanceDayTallyTable {
  day: CalendarDate
  taken: Paise
  refunded: Paise
  adjusted: Paise
}

interface ApprovalTable {
  id: Generated<number>
  token_hash: Buffer
  permission: string
  asked_by: number
  approved_by: number
  approved_at: string
  used_at: string | null
  request_hash: Buffer
  with_second_factor: Generated<boolean>
}

interface AuditEntryTable {
  id: Generated<number>
  at: Generated<string>
  account_id: number | null
  request_id: string | null
  entity: string
  slug: string | null
  action: string
  before: unknown | null
  after: unknown | null
  record_id: number | null
  approved_by: number | null
}

interface BookingTable {
  id: Generated<number>
  slug: string
  number: Generated<number>
  booking_type: 'individual' | 'group'
  status: Generated<'booked' | 'checked_in' | 'checked_out' | 'cancelled' | 'no_show'>
  guest_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  number_of_adults: number
  number_of_children: number
  number_of_infants: number
  food_plan_id: number
  food_plan_rate: Paise
  group_name: string | null
  group_size: number | null
  late_entry_reason: string | null
  cancel_reason: string | null
  version: Generated<number>
  created_at: Generated<string>
  booked_on: Generated<CalendarDate>
  cancelled_on: CalendarDate | null
  desk_remarks: Generated<string>
  housekeeping_remarks: Generated<string>
  expected_arrival: string | null
  pinned: Generated<boolean>
  source_id: number | null
  company_id: number | null
  fee_reason: string | null
  rate_plan_id: number | null
  rate_override_reason: string | null
  cancellation_fee: 'none' | 'percent' | 'first_night' | 'whole_stay' | null
  cancellation_free_days: number | null
  cancellation_percent: number | null
}

interface BookingDayTallyTable {
  day: CalendarDate
  new_reservations: number
  check_ins: number
  cancellations: number
}

interface BookingGuestTable {
  id: Generated<number>
  booking_id: number
  guest_id: number | null
  guest_name: string
}

interface BookingRequestTable {
  id: Generated<number>
  slug: string
  guest_id: number
  room_type_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  number_of_adults: number
  number_of_children: number
  number_of_infants: number
  note: string
  price_per_night: Paise
  status: Generated<'open' | 'confirmed' | 'declined' | 'withdrawn'>
  answer: Generated<string>
  booking_id: number | null
  created_at: string
  answered_at: string | null
  rate_plan_id: number | null
  quoted_nights: unknown | null
  quoted_total: Paise | null
  cancellation_fee: 'none' | 'percent' | 'first_night' | 'whole_stay' | null
  cancellation_free_days: number | null
  cancellation_percent: number | null
}

interface BookingSourceTable {
  id: Generated<number>
  name: string
  position: number
  builtin: string | null
  retired_at: string | null
  version: Generated<number>
}

interface BookingTallyTable {
  status: 'booked' | 'checked_in' | 'checked_out' | 'cancelled' | 'no_show'
  bookings: number
}

interface CarriedOverTable {
  id: Generated<number>
  from_invoice_id: number
  to_invoice_id: number
  amount: Paise
  at: Generated<string>
}

interface CleaningTable {
  room_id: number
  day: CalendarDate
  state: Generated<'waiting' | 'started' | 'done' | 'inspected' | 'do_not_disturb' | 'refused'>
  state_changed_at: string | null
  state_changed_by: number | null
  assignee_id: number | null
  remarks: Generated<string>
  version: Generated<number>
}

interface CleaningMorningTable {
  day: CalendarDate
}

interface CleaningStepTable {
  id: string
  room_id: number
  day: CalendarDate
  kind: string
  account_id: number | null
  taken_at: string
  received_at: string
  message: string
  minibar: unknown | null
  before: unknown | null
  after: unknown | null
  undone_at: string | null
}

interface CompanyTable {
  id: Generated<number>
  slug: string
  name: string
  kind: 'company' | 'travel_agent'
  gstin: string
  address: string
  state: string
  contact_person: string
  phone: string
  email: string
  credit_limit: Paise | null
  payment_terms: number
  is_active: boolean
  version: Generated<number>
}

interface CompanyPaymentTable {
  id: Generated<number>
  company_id: number
  amount: Paise
}

interface DepartedGuestTable {
  occupant_id: number
  guest_id: number
  registered: unknown
}

interface DepositTable {
  id: Generated<number>
  slug: string
  booking_id: number
  amount: Paise
  payment_method_id: number
  source: string
  reference: string
  at: string
  taken_on: CalendarDate
  account_id: number | null
  returned_at: string | null
  returned_on: CalendarDate | null
  returned_by: number | null
  kept_amount: Paise | null
  keep_reason: Generated<string>
  return_method_id: number | null
  return_source: Generated<string>
  return_reference: Generated<string>
}

interface DiscountTable {
  id: Generated<number>
  slug: string
  booking_id: number
  folio_id: number | null
  percent: number | null
  amount: Paise | null
  applies_to: 'rooms' | 'all'
  reason: string
  given_at: Generated<string>
  account_id: number | null
  withdrawn_at: string | null
  is_for_booking: boolean
  at_most_percent: number | null
}

interface DocumentCounterTable {
  series: string
  financial_year: string
  last: number
}

interface EInvoiceTable {
  id: Generated<number>
  invoice_id: number
  irn: string
  ack_no: string
  ack_at: string
  signed_qr_code: string
  status: Generated<'registered' | 'cancelled'>
  cancelled_at: string | null
  cancel_reason: 'duplicate' | 'data_entry_mistake' | 'order_cancelled' | 'other' | null
  cancel_remark: Generated<string>
  version: Generated<number>
}

interface ExtraTable {
  id: Generated<number>
  slug: string
  booking_id: number
  line: number | null
  date: CalendarDate
  description: string
  item_id: number | null
  quantity: number
  rate: Paise
  tax_category_id: number
  slab_value: Paise | null
  created_at: Generated<string>
  account_id: number | null
}

interface FolioTable {
  id: Generated<number>
  slug: string
  booking_id: number
  name: string
  company_id: number | null
  guest_id: number | null
  routes: string[]
  line: number | null
  created_at: Generated<string>
  version: Generated<number>
}

interface FoodPlanTable {
  id: Generated<number>
  name: string
  price: Paise
  version: Generated<number>
}

interface ForeignerFilingTable {
  slug: string
  guest_id: number
  application_number: string
  filed_at: string
  filed_by: number | null
  departure_number: Generated<string>
  departure_filed_at: string | null
  departure_filed_by: number | null
  onward_address: Generated<string>
  version: Generated<number>
  left_at: string | null
  filed_values: unknown | null
}

interface FormCodeTable {
  id: Generated<number>
  list: 'purpose' | 'special_category' | 'visa_type'
  code: string
  label: string
  position: number
  is_active: Generated<boolean>
  valid_from: CalendarDate
  version: Generated<number>
}

interface FormFieldTable {
  id: Generated<number>
  key: string
  portal_name: string
  section: string
  label: string
  position: number
  is_required: boolean
  is_active: Generated<boolean>
  valid_from: CalendarDate
  version: Generated<number>
}

interface FreeBookingNumberTable {
  number: number
}

interface GuestTable {
  id: Generated<number>
  slug: string
  name: string
  phone: string
  email: string
  address: string
  nationality_id: number
  whether_employed_in_india: boolean | null
  purpose_of_visit: string
  company: string
  designation: string
  tel_lan_no: string
  mob_no: string
  from_place: string
  proceeding_to: string
  birth_date: CalendarDate | null
  anniversary_date: CalendarDate | null
  mode_of_payment: 'Cash' | 'Credit Card' | 'Company' | "Traveller's Cheque" | null
  rate: Paise | null
  plan: string
  advance: Paise | null
  receipt_no: string
  voucher_no: string
  locker_no: string
  booked_by: string
  fo_assistant: string
  fom: string
  duty_manager: string
  id_proof_type: 'Aadhar' | 'Passport' | 'Driving License' | 'Voter ID' | 'PAN Card' | null
  id_proof_number: string
  id_proof_image: string | null
  emergency_contact_name: string
  emergency_contact_phone: string
  special_requests: string
  given_name: string
  surname: string
  sex: 'male' | 'female' | 'other' | null
  passport_no: string
  passport_date_of_issue: CalendarDate | null
  passport_place_of_issue: string
  passport_country_of_issue: string
  passport_date_of_expiry: CalendarDate | null
  visa_status: 'visa' | 'oci' | 'visa_exempt'
  visa_no: string
  visa_type: string
  visa_date_of_issue: CalendarDate | null
  visa_place_of_issue: string
  visa_country_of_issue: string
  visa_valid_till: CalendarDate | null
  date_of_arrival_in_india: CalendarDate | null
  arrival_place_in_india: string
  arrived_from_place: string
  arrived_from_country: string
  next_destination: string
  duration_of_stay_in_india: number | null
  foreign_address: string
  created_at: Generated<string>
  version: Generated<number>
  special_category: Generated<string>
  foreign_city: Generated<string>
  foreign_country: Generated<string>
  visa_subtype: Generated<string>
  arrived_from_city: Generated<string>
  purpose_code: Generated<string>
  next_destination_in: 'india' | 'abroad' | null
  next_destination_state: Generated<string>
  next_destination_district: Generated<string>
  next_destination_country: Generated<string>
  phone_in_india: Generated<string>
  phone_at_home: Generated<string>
  ids_entered_on: CalendarDate | null
  anonymised_at: string | null
}

interface GuestInvitationTable {
  guest_id: number
  token_hash: Buffer
  email: string
  invited_at: string
  expires_at: string
}

interface GuestOrderTable {
  id: Generated<number>
  slug: string
  booking_id: number
  room_id: number | null
  ordered_at: string
  meal_type: 'breakfast' | 'lunch' | 'dinner' | 'snack' | 'other'
  service_type: 'room_service' | 'restaurant' | 'poolside'
  status: 'pending' | 'preparing' | 'served' | 'completed' | 'cancelled'
  notes: string
  version: Generated<number>
  created_at: Generated<string>
}

interface GuestTallyTable {
  guests: number
}

interface GuestWordsTable {
  guest_id: number
  words: string
}

interface HeldMoneyTable {
  booking_id: number
  amount: Paise
}

interface IdempotencyKeyTable {
  account_id: number
  key: string
  request_hash: Buffer
  reply: string | null
  created_at: Generated<string>
}

interface InvoiceTable {
  id: Generated<number>
  slug: string
  number: string
  kind: 'invoice' | 'credit_note'
  booking_id: number
  corrects_id: number | null
  reason: string
  invoice_date: CalendarDate
  issued_at: string
  property: unknown
  guest: unknown
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  rooms: string
  charges: Paise
  cgst: Paise
  sgst: Paise
  round_off: Paise
  total: Paise
  advance_amount: Paise
  company_id: number | null
  folio_id: number | null
  charge_keys: Generated<string[]>
}

interface InvoiceBalanceTable {
  invoice_id: number
  booking_id: number
  invoice_date: CalendarDate
  total: Paise
  paid: Paise
  credited: Generated<Paise>
  balance: Generated<Paise>
  status: Generated<'pending' | 'paid' | 'refund_due' | 'cancelled'>
}

interface InvoiceDiscountTable {
  invoice_id: number
  discount_id: number
  amount: Paise
}

interface InvoiceLineTable {
  invoice_id: number
  position: number
  kind: 'room' | 'food_plan' | 'order' | 'extra'
  description: string
  sac: string
  quantity: number
  rate: Paise
  amount: Paise
  tax_rate: number
  cgst: Paise
  sgst: Paise
  treatment: Generated<'taxable' | 'exempt' | 'outside_gst'>
  discount: Generated<Paise>
}

interface InvoiceTallyTable {
  status: 'pending' | 'paid' | 'refund_due' | 'cancelled'
  invoices: number
  total: Paise
  paid: Paise
  credited: Paise
  balance: Paise
}

interface ItemTable {
  id: Generated<number>
  slug: string
  category_id: number
  name: string
  type: 'food' | 'service' | 'drink'
  price: Paise
  description: string
  is_active: boolean
  retired_at: string | null
  version: Generated<number>
  tax_category_id: number | null
  in_minibar: Generated<boolean>
}

interface ItemCategoryTable {
  id: Generated<number>
  slug: string
  name: string
  type: 'food' | 'service' | 'drink'
  is_active: boolean
  retired_at: string | null
  version: Generated<number>
}

interface KnownDeviceTable {
  token_hash: Buffer
  account_id: number
  last_used_at: string
}

interface LastSeenTable {
  account_id: number
  seen_at: string
}

interface LostPropertyTable {
  id: Generated<number>
  slug: string
  description: string
  room_id: number | null
  area: Generated<string>
  found_on: CalendarDate
  found_by: string
  keep_until: CalendarDate
  kept_in: Generated<string>
  photo: string | null
  status: Generated<'kept' | 'returned' | 'disposed'>
  returned_to: Generated<string>
  closed_on: CalendarDate | null
  closing_note: Generated<string>
  version: Generated<number>
  client_id: string | null
  entered_by: number | null
  entered_on: CalendarDate | null
}

interface MigrationTable {
  name: string
  applied_at: Generated<string>
}

interface MovedChargeTable {
  id: Generated<number>
  booking_id: number
  charge_key: string
  folio_id: number | null
  amount: Paise | null
}

interface NationalityTable {
  id: Generated<number>
  name: string
}

interface NightTable {
  stay_id: number
  date: CalendarDate
  rent: Paise
  meals: number
  food_plan_id: number
  food_plan_rate: Paise
  rate_plan_id: number | null
  quoted_rent: Paise | null
  price_source: 'rate' | 'derived' | 'room_type' | null
}

interface NoticeTable {
  id: Generated<number>
  kind:
    | 'new_booking'
    | 'check_in'
    | 'maintenance'
    | 'payment'
    | 'booking_request'
    | 'guest_order'
    | 'unsent_email'
    | 'overdue_arrival'
    | 'overdue_departure'
    | 'urgent_repair'
    | 'overdue_repair'
    | 'lost_property'
    | 'specified_premises'
    | 'foreigner_due'
    | 'foreigner_overdue'
    | 'foreigner_departure_overdue'
  subject:
    | 'booking'
    | 'room'
    | 'invoice'
    | 'booking_request'
    | 'order'
    | 'failed_job'
    | 'repair'
    | 'lost_property'
    | 'foreigner'
  slug: string
  parts: unknown
  account_id: Generated<number | null>
  at: Generated<string>
  day: CalendarDate | null
}

interface NoticeReadTable {
  notice_id: number
  account_id: number
}

interface NoticeReaderTable {
  account_id: number
  read_to: number
}

interface OccupantTable {
  id: Generated<number>
  slug: Generated<string>
  booking_id: number
  line: Generated<number>
  guest_id: number
  relation: Generated<string>
  age: number | null
  arrived_at: string | null
  left_at: string | null
  version: Generated<number>
}

interface OrderLineTable {
  order_id: number
  position: number
  item_id: number
  name: string
  quantity: number
  unit_price: Paise
}

interface OrderTallyTable {
  status: 'pending' | 'preparing' | 'served' | 'completed' | 'cancelled'
  meal_type: 'breakfast' | 'lunch' | 'dinner' | 'snack' | 'other'
  orders: number
}

interface PasswordResetTable {
  token_hash: Buffer
  account_id: number
  expires_at: string
}

interface PaymentTable {
  id: Generated<number>
  slug: string
  booking_id: number
  invoice_id: number | null
  kind: 'payment' | 'refund'
  payment_method_id: number
  source: string
  reference: string
  amount: Paise
  reason: string
  at: string
  account_id: number | null
  paid_on: CalendarDate
  folio_id: number | null
  cash_confirmed: Generated<boolean>
  company_payment_id: number | null
}

interface PaymentMethodTable {
  id: Generated<number>
  name: string
  needs_reference: boolean
  version: Generated<number>
  is_cash: Generated<boolean>
  to_company_account: Generated<boolean>
}

interface PaymentSourceTable {
  id: Generated<number>
  name: string
}

interface PaymentTallyTable {
  payment_method_id: number
  account_id: number | null
  kind: 'payment' | 'refund'
  is_advance: boolean
  payments: number
  amount: Paise
}

interface PremisesDeclarationTable {
  id: Generated<number>
  slug: string
  annexure: string
  valid_from: CalendarDate
  valid_to: CalendarDate | null
  reference: Generated<string>
  declared_at: string
  account_id: number | null
  version: Generated<number>
}

interface PropertyTable {
  id: Generated<number>
  name: Generated<string>
  time_zone: Generated<string>
  address: Generated<string>
  state: Generated<string>
  phone: Generated<string>
  email: Generated<string>
  gstin: Generated<string>
  logo: string | null
  check_in_time: Generated<string>
  check_out_time: Generated<string>
  upi_id: Generated<string>
  invoice_prefix: Generated<string>
  credit_note_prefix: Generated<string>
  composite_supply: Generated<boolean>
  version: Generated<number>
  charges_no_tax: Generated<boolean>
  day_starts_at: Generated<string>
  cancellation_fee: Generated<'none' | 'percent' | 'first_night' | 'whole_stay'>
  cancellation_free_days: Generated<number>
  cancellation_percent: Generated<number>
  occupancy_above_percent: number | null
  occupancy_raise_percent: number | null
  dirty_after_check_out: Generated<boolean>
  dirty_each_morning: Generated<boolean>
  ready_means_inspected: Generated<boolean>
  departure_credits: Generated<number>
  stay_credits: Generated<number>
  city: Generated<string>
  pin_code: Generated<string>
  e_invoice_since: CalendarDate | null
  district: Generated<string>
  foreigners_since: CalendarDate | null
  register_retention_days: Generated<number>
  house_rules: Generated<string>
  privacy_notice: Generated<string>
  id_retention_days: number | null
}

interface RateTable {
  rate_plan_id: number
  room_type_id: number
  date: CalendarDate
  price: Paise | null
  closed: boolean
  closed_to_arrival: boolean
  closed_to_departure: boolean
  min_nights: number | null
  change_id: number
}

interface RateChangeTable {
  id: Generated<number>
  kind: 'cells' | 'bulk' | 'copy' | 'import' | 'undo'
  account_id: number | null
  changed_at: string
  undoes: number | null
  summary: unknown | null
}

interface RateChangeRowTable {
  change_id: number
  rate_plan_id: number
  room_type_id: number
  dates: CalendarDate[]
  price_before: (number | null)[]
  closed_before: boolean[]
  closed_to_arrival_before: boolean[]
  closed_to_departure_before: boolean[]
  min_nights_before: (number | null)[]
  price_after: (number | null)[]
  closed_after: boolean[]
  closed_to_arrival_after: boolean[]
  closed_to_departure_after: boolean[]
  min_nights_after: (number | null)[]
}

interface RatePlanTable {
  id: Generated<number>
  slug: string
  name: string
  parent_id: number | null
  parent_percent: number
  parent_amount: Paise
  food_plan_id: number | null
  adults_included: number
  extra_adult_price: Paise
  child_price: Paise
  single_use_discount: Paise
  min_nights: number | null
  max_nights: number | null
  book_min_days: number | null
  book_max_days: number | null
  cancellation_fee: 'none' | 'percent' | 'first_night' | 'whole_stay' | null
  cancellation_free_days: number
  cancellation_percent: number
  is_public: boolean
  company_id: number | null
  is_active: boolean
  version: Generated<number>
}

interface RearrangementTable {
  slug: string
  bookings: unknown
  created_at: Generated<string>
}

interface RecoveryCodeTable {
  account_id: number
  code_hash: Buffer
}

interface RegisterCounterTable {
  financial_year: string
  last: number
}

interface RegisterEntryTable {
  occupant_id: number
  financial_year: string
  number: number
}

interface RegisterTemplateTable {
  id: Generated<number>
  slug: Generated<string>
  name: string
  columns: string[]
  shows: string
  is_default: Generated<boolean>
  version: Generated<number>
}

interface RegistrationCardTable {
  id: Generated<number>
  slug: Generated<string>
  booking_id: number
  line: number
  occupant_id: number | null
  signer_name: string
  signed_at: string
  content: unknown
  signature: string
  replaced_at: string | null
}

interface RepairTable {
  id: Generated<number>
  slug: string
  room_id: number | null
  area: Generated<string>
  description: string
  priority: Generated<'urgent' | 'high' | 'normal' | 'low'>
  status: Generated<'open' | 'in_progress' | 'closed' | 'reopened'>
  assignee_id: number | null
  due_date: CalendarDate | null
  cost: Paise | null
  stay_slug: string | null
  task_place_id: number | null
  reported_by: number | null
  reported_at: string
  reported_on: CalendarDate
  client_id: string | null
  closed_at: string | null
  closed_on: CalendarDate | null
  closed_by: number | null
  version: Generated<number>
}

interface RepairCommentTable {
  id: Generated<number>
  repair_id: number
  comment: string
  account_id: number | null
  at: string
}

interface RepairPhotoTable {
  id: Generated<number>
  slug: string
  repair_id: number
  image: string
  added_by: number | null
  added_at: string
}

interface RepairTaskTable {
  id: Generated<number>
  slug: string
  description: string
  every_days: number
  start_date: CalendarDate
  priority: Generated<'urgent' | 'high' | 'normal' | 'low'>
  assignee_id: number | null
  is_paused: Generated<boolean>
  version: Generated<number>
}

interface RepairTaskPlaceTable {
  id: Generated<number>
  task_id: number
  room_id: number | null
  area: Generated<string>
  counted_from: CalendarDate | null
}

interface RetentionRunTable {
  id: Generated<number>
  at: string
  account_id: number | null
  guests: number
  photos: number
  id_numbers: number
  passports: number
  visas: number
  signatures: number
}

interface RoleTable {
  id: Generated<number>
  slug: string
  name: string
  is_owner: Generated<boolean>
  version: Generated<number>
  needs_second_factor: Generated<boolean>
}

interface RolePermissionTable {
  role_id: number
  permission: string
  up_to: number | null
}

interface RoomTable {
  id: Generated<number>
  slug: string
  room_number: string
  room_type_id: number
  description: string
  retired_at: string | null
  version: Generated<number>
  under_maintenance: Generated<boolean>
  condition: Generated<'dirty' | 'clean' | 'inspected'>
  condition_changed_at: string | null
  condition_changed_by: number | null
  condition_version: Generated<number>
  became_dirty_at: string | null
  guests_came_at: string | null
}

interface RoomTypeTable {
  id: Generated<number>
  slug: string
  name: string
  description: string
  max_adults: number
  max_children: number
  max_infants: number
  price_per_night: Paise
  retired_at: string | null
  version: Generated<number>
}

interface SecondFactorTable {
  account_id: number
  secret: string
  set_up_at: string
  last_step: number
}

interface SecondFactorStartTable {
  account_id: number
  secret: string
  started_at: string
}

interface SessionTable {
  token_hash: Buffer
  account_id: number
  remember: boolean
  created_at: string
  last_used_at: string
  id: Generated<number>
  user_agent: Generated<string>
}

interface StayTable {
  id: Generated<number>
  room_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  nights: Generated<string>
  booking_id: number | null
  booking_status: 'booked' | 'checked_in' | 'checked_out' | 'cancelled' | 'no_show' | null
  maintenance_reason: string | null
  slug: Generated<string>
  line: number | null
  number_of_adults: Generated<number>
  number_of_children: Generated<number>
  number_of_infants: Generated<number>
  departed_on: CalendarDate | null
}

interface StoredFileTable {
  key: string
  state: Generated<'pending' | 'attached' | 'removed'>
  created_at: string
}

interface TallySettingsTable {
  id: Generated<number>
  company_name: Generated<string>
  guests_apart: Generated<boolean>
  ledgers: Generated<unknown>
  version: Generated<number>
}

interface TaxCategoryTable {
  id: Generated<number>
  slug: string
  name: string
  treatment: 'taxable' | 'exempt' | 'outside_gst'
  builtin: 'accommodation' | 'food' | 'service' | null
  version: Generated<number>
}

interface TaxRuleTable {
  id: Generated<number>
  slug: string
  value_from: Paise
  value_to: Paise | null
  rate: number
  sac: string
  valid_from: CalendarDate
  valid_to: CalendarDate | null
  version: Generated<number>
  tax_category_id: number
}

interface ThrottleTable {
  key: string
  count: number
  resets_at: string
}

interface VoucherTable {
  payment_id: number
  number: string
  kind: 'receipt' | 'refund'
  voucher_date: CalendarDate
  property: unknown
  guest: unknown
  amount: Paise
  tax_rate: number
  taxable: Paise
  cgst: Paise
  sgst: Paise
  receipts: Generated<unknown>
}

export interface DB {
  account: AccountTable
  advance_day_tally: AdvanceDayTallyTable
  approval: ApprovalTable
  audit_entry: AuditEntryTable
  booking: BookingTable
  booking_day_tally: BookingDayTallyTable
  booking_guest: BookingGuestTable
  booking_request: BookingRequestTable
  booking_source: BookingSourceTable
  booking_tally: BookingTallyTable
  carried_over: CarriedOverTable
  cleaning: CleaningTable
  cleaning_morning: CleaningMorningTable
  cleaning_step: CleaningStepTable
  company: CompanyTable
  company_payment: CompanyPaymentTable
  departed_guest: DepartedGuestTable
  deposit: DepositTable
  discount: DiscountTable
  document_counter: DocumentCounterTable
  e_invoice: EInvoiceTable
  extra: ExtraTable
  folio: FolioTable
  food_plan: FoodPlanTable
  foreigner_filing: ForeignerFilingTable
  form_code: FormCodeTable
  form_field: FormFieldTable
  free_booking_number: FreeBookingNumberTable
  guest: GuestTable
  guest_invitation: GuestInvitationTable
  guest_order: GuestOrderTable
  guest_tally: GuestTallyTable
  guest_words: GuestWordsTable
  held_money: HeldMoneyTable
  idempotency_key: IdempotencyKeyTable
  invoice: InvoiceTable
  invoice_balance: InvoiceBalanceTable
  invoice_discount: InvoiceDiscountTable
  invoice_line: InvoiceLineTable
  invoice_tally: InvoiceTallyTable
  item: ItemTable
  item_category: ItemCategoryTable
  known_device: KnownDeviceTable
  last_seen: LastSeenTable
  lost_property: LostPropertyTable
  migration: MigrationTable
  moved_charge: MovedChargeTable
  nationality: NationalityTable
  night: NightTable
  notice: NoticeTable
  notice_read: NoticeReadTable
  notice_reader: NoticeReaderTable
  occupant: OccupantTable
  order_line: OrderLineTable
  order_tally: OrderTallyTable
  password_reset: PasswordResetTable
  payment: PaymentTable
  payment_method: PaymentMethodTable
  payment_source: PaymentSourceTable
  payment_tally: PaymentTallyTable
  premises_declaration: PremisesDeclarationTable
  property: PropertyTable
  rate: RateTable
  rate_change: RateChangeTable
  rate_change_row: RateChangeRowTable
  rate_plan: RatePlanTable
  rearrangement: RearrangementTable
  recovery_code: RecoveryCodeTable
  register_counter: RegisterCounterTable
  register_entry: RegisterEntryTable
  register_template: RegisterTemplateTable
  registration_card: RegistrationCardTable
  repair: RepairTable
  repair_comment: RepairCommentTable
  repair_photo: RepairPhotoTable
  repair_task: RepairTaskTable
  repair_task_place: RepairTaskPlaceTable
  retention_run: RetentionRunTable
  role: RoleTable
  role_permission: RolePermissionTable
  room: RoomTable
  room_type: RoomTypeTable
  second_factor: SecondFactorTable
  second_factor_start: SecondFactorStartTable
  session: SessionTable
  stay: StayTable
  stored_file: StoredFileTable
  tally_settings: TallySettingsTable
  tax_category: TaxCategoryTable
  tax_rule: TaxRuleTable
  throttle: ThrottleTable
  voucher: VoucherTable
}
