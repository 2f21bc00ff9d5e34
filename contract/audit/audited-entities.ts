import { type Granted, may, type Permission } from '#contract/kit/permission.ts'

/**
 * The records of the audit trail, each with the permission to see such records on their own screens. People who see
 * the trail see bookings, guests and rooms as well: `audit.view` includes them.
 */
export const permissionToRead = {
  account: 'staff.manage',
  booking: 'bookings.view',
  booking_guest: 'bookings.view',
  booking_request: 'bookings.view',
  booking_source: 'bookings.view',
  carried_over: 'bookings.view',
  company: 'companies.view',
  deposit: 'bookings.view',
  discount: 'bookings.view',
  e_invoice: 'bookings.view',
  extra: 'bookings.view',
  folio: 'bookings.view',
  food_plan: 'bookings.view',
  foreigner_filing: 'registers.view',
  form_code: 'settings.change',
  form_field: 'settings.change',
  guest: 'guests.view',
  guest_invitation: 'guests.view',
  // Orders are on the bill, which everyone with access to bookings sees; the menu is not.
  guest_order: 'bookings.view',
  invoice: 'bookings.view',
  item: 'orders.view',
  item_category: 'orders.view',
  lost_property: 'lost_property.view',
  moved_charge: 'bookings.view',
  night: 'bookings.view',
  occupant: 'bookings.view',
  order_line: 'bookings.view',
  payment: 'bookings.view',
  payment_method: 'bookings.view',
  premises_declaration: 'settings.change',
  property: 'bookings.view',
  rate_plan: 'rates.view',
  register_template: 'registers.view',
  registration_card: 'bookings.view',
  // With the permission to report faults, people see only their own reports.
  repair: 'repairs.manage',
  repair_comment: 'repairs.manage',
  repair_photo: 'repairs.manage',
  repair_task: 'repairs.manage',
  role: 'staff.manage',
  role_permission: 'staff.manage',
  room: 'rooms.view',
  room_type: 'rooms.view',
  second_factor: 'staff.manage',
  stay: 'bookings.view',
  tally_settings: 'reports.money',
  tax_category: 'bookings.view',
  tax_rule: 'bookings.view',
} as const satisfies Record<string, Permission>

type AuditedEntity = keyof typeof permissionToRead
export const auditedEntities = Object.keys(permissionToRead) as AuditedEntity[]

/** The records whose entries a person does not see in the audit trail. */
export const hiddenEntities = (granted: Granted) =>
  auditedEntities.filter((entity) => !may(granted, permissionToRead[entity]))
