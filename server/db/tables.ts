// Generated from the migrations by `npm run tables`; not edited by hand.
import type { Generated } from 'kysely'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import type { Paise } from '#contract/kit/money.ts'

interface AccountTable {
  id: Generated<number>
  slug: string
  email: string
  name: string
  role: 'admin' | 'candidate'
  password_hash: string
  is_active: Generated<boolean>
  created_at: Generated<string>
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
  advance_amount: Paise
  food_plan_id: number
  food_plan_rate: Paise
  group_name: string | null
  group_size: number | null
  late_entry_reason: string | null
  cancel_reason: string | null
  version: Generated<number>
  created_at: Generated<string>
}

interface BookingGuestTable {
  id: Generated<number>
  booking_id: number
  guest_id: number | null
  guest_name: string
}

interface BookingTallyTable {
  status: 'booked' | 'checked_in' | 'checked_out' | 'cancelled' | 'no_show'
  bookings: number
}

interface FoodPlanTable {
  id: Generated<number>
  name: string
  price: Paise
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
}

interface IdempotencyKeyTable {
  account_id: number
  key: string
  request_hash: Buffer
  reply: string | null
  created_at: Generated<string>
}

interface MigrationTable {
  name: string
  applied_at: Generated<string>
}

interface NationalityTable {
  id: Generated<number>
  name: string
}

interface PasswordResetTable {
  token_hash: Buffer
  account_id: number
  expires_at: string
}

interface PaymentMethodTable {
  id: Generated<number>
  name: string
  needs_reference: boolean
}

interface PaymentSourceTable {
  id: Generated<number>
  name: string
}

interface PropertyTable {
  id: Generated<number>
  name: Generated<string>
  time_zone: Generated<string>
}

interface RoomTable {
  id: Generated<number>
  slug: string
  room_number: string
  room_type_id: number
  status: 'available' | 'occupied' | 'maintenance'
  description: string
  retired_at: string | null
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
}

interface SessionTable {
  token_hash: Buffer
  account_id: number
  remember: boolean
  created_at: string
  last_used_at: string
}

interface StayTable {
  id: Generated<number>
  room_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  nights: Generated<string>
  booking_id: number | null
  booking_status: 'booked' | 'checked_in' | 'checked_out' | 'cancelled' | 'no_show' | null
  room_rent: Generated<Paise>
  maintenance_reason: string | null
}

interface StoredFileTable {
  key: string
  state: Generated<'pending' | 'attached' | 'removed'>
  created_at: string
}

interface ThrottleTable {
  key: string
  count: number
  resets_at: string
}

export interface DB {
  account: AccountTable
  audit_entry: AuditEntryTable
  booking: BookingTable
  booking_guest: BookingGuestTable
  booking_tally: BookingTallyTable
  food_plan: FoodPlanTable
  guest: GuestTable
  idempotency_key: IdempotencyKeyTable
  migration: MigrationTable
  nationality: NationalityTable
  password_reset: PasswordResetTable
  payment_method: PaymentMethodTable
  payment_source: PaymentSourceTable
  property: PropertyTable
  room: RoomTable
  room_type: RoomTypeTable
  session: SessionTable
  stay: StayTable
  stored_file: StoredFileTable
  throttle: ThrottleTable
}
