// Generated from the migrations by `npm run tables`; not edited by hand.
import type { Generated } from 'kysely'
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

interface FoodPlanTable {
  id: Generated<number>
  name: string
  price: Paise
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

interface ThrottleTable {
  key: string
  count: number
  resets_at: string
}

export interface DB {
  account: AccountTable
  audit_entry: AuditEntryTable
  food_plan: FoodPlanTable
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
  throttle: ThrottleTable
}
