import { formatRupees, paise } from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'

/** Has the tokens of colleagues' approvals, with a request that needs them. */
export const approvalHeader = 'x-sarai-approval'

/** The limit that some permissions have in a role: up to so many percent, or up to an amount. */
export type LimitKind = 'percent' | 'amount'

interface Described {
  label: string
  /** What a person also needs for it. A role that has the one has the others too. */
  includes: readonly string[]
  limit?: LimitKind
}

const permission = (label: string, includes: readonly string[] = [], limit?: LimitKind): Described =>
  limit ? { label, includes, limit } : { label, includes }

/** All that a person on the staff may be allowed to do, by the part of the hotel it belongs to. */
export const permissionGroups = {
  'Front desk': {
    'bookings.view': permission('See bookings, bills, invoices and the room calendar', ['rooms.view', 'guests.view']),
    'bookings.change': permission('Take, change and cancel bookings, check guests in and out, move rooms', [
      'bookings.view',
      'guests.change',
      'companies.view',
      'rates.view',
    ]),
    'bookings.correct': permission('Correct past nights', ['bookings.change']),
    'guests.view': permission('See guests'),
    'guests.change': permission('Add and change guests', ['guests.view']),
    'guests.documents': permission('See photos of IDs', ['guests.view']),
    'registers.view': permission('See the registers of guests and foreign nationals', ['bookings.view']),
    'registers.file': permission('File foreign nationals and record their application numbers', ['registers.view']),
  },
  Money: {
    'payments.take': permission('Take payments and security deposits, return deposits', ['bookings.view']),
    'payments.refund': permission('Refund payments', ['payments.take'], 'amount'),
    'bills.change': permission('Add extras, divide bills, issue invoices', ['bookings.view']),
    'discounts.give': permission('Give discounts', ['bills.change'], 'percent'),
    'invoices.credit': permission('Credit invoices, or bill them to someone else', ['bills.change', 'companies.view']),
    'companies.view': permission('See companies and their statements'),
    'companies.change': permission('Add and change companies, mail statements', ['companies.view']),
  },
  Rates: {
    'rates.view': permission('See rates and rate plans', ['rooms.view']),
    'rates.change': permission('Change rates and rate plans', ['rates.view']),
    'rates.override': permission(
      'Sell below the rate plan’s price or against its restrictions',
      ['bookings.change'],
      'percent',
    ),
  },
  'Room service': {
    'orders.view': permission('See orders and the menu'),
    'orders.take': permission('Take and change orders', ['orders.view']),
    'orders.prepare': permission('Change the status of orders', ['orders.view']),
    'items.change': permission('Change items and their categories', ['orders.view']),
  },
  Rooms: {
    'rooms.view': permission('See rooms and which are free'),
    'rooms.block': permission('Block rooms for maintenance', ['rooms.view']),
    'rooms.change': permission('Change rooms and room types', ['rooms.block']),
  },
  Housekeeping: {
    'housekeeping.clean': permission('Clean rooms: steps, minibar, do not disturb', ['rooms.view']),
    'housekeeping.manage': permission('Assign rooms, inspect them and change their condition', ['housekeeping.clean']),
    'repairs.report': permission('Report faults and follow the own reports', ['rooms.view']),
    'repairs.manage': permission('Assign, change and close repairs, plan recurring tasks', [
      'repairs.report',
      'rooms.block',
    ]),
    'lost_property.view': permission('See lost property', ['rooms.view']),
    'lost_property.report': permission('Report lost property and correct the own entries of today', [
      'lost_property.view',
    ]),
    'lost_property.change': permission('Change and delete lost property, record what became of it', [
      'lost_property.report',
    ]),
  },
  Reports: {
    'reports.view': permission('See arrivals, departures, guests in the house and bookings', ['bookings.view']),
    'reports.money': permission('See revenue, collections, taxes and outstanding amounts', [
      'reports.view',
      'companies.view',
    ]),
    'tally.change': permission('Change the ledger names for Tally', ['reports.money']),
  },
  Administration: {
    'settings.change': permission('Change settings, taxes, payment methods and food plans', ['bookings.view']),
    'staff.manage': permission('Manage staff accounts and roles'),
    'audit.view': permission('See the audit trail, which holds guests and their bookings', ['bookings.view']),
    'privacy.manage': permission('Delete old IDs, export and anonymise the data of guests', ['bookings.view']),
  },
} as const satisfies Record<string, Record<string, Described>>

type Groups = typeof permissionGroups
export type PermissionGroup = keyof Groups
export type Permission = { [Group in PermissionGroup]: keyof Groups[Group] }[PermissionGroup]

const described = Object.assign({}, ...Object.values(permissionGroups)) as Record<Permission, Described>
export const allPermissions = Object.keys(described) as Permission[]
export const Permission = z.enum(allPermissions)

/** A colleague can approve these on the spot: they are needed in the middle of the desk's work. */
export const approvablePermissions = [
  'discounts.give',
  'payments.refund',
  'payments.take',
  'rates.override',
  'companies.change',
] as const satisfies Permission[]
type ApprovablePermission = (typeof approvablePermissions)[number]

export const isApprovable = (name: Permission | undefined): name is ApprovablePermission =>
  (approvablePermissions as readonly (Permission | undefined)[]).includes(name)

export const permissionLabel = (name: Permission) => described[name].label
export const limitOf = (name: Permission) => described[name].limit

/** A limit in words: 10 %, or ₹5,000.00. The space before the percent sign does not break. */
export const limitText = (name: Permission, upTo: number) =>
  limitOf(name) === 'amount' ? formatRupees(paise(upTo)) : `${upTo}\u00a0%`

/** These permissions and all that they include. */
export const withIncluded = (names: Iterable<Permission>): Set<Permission> => {
  const found = new Set<Permission>()
  const add = (name: Permission) => {
    if (found.has(name)) return
    found.add(name)
    for (const included of described[name].includes) add(included as Permission)
  }
  for (const name of names) add(name)
  return found
}

/** What a person may do: each permission with its limit, or null where there is none. */
export type Granted = Partial<Record<Permission, number | null>>

export const may = (granted: Granted, name: Permission) => name in granted

/** Whether a permission covers so much: a percentage, or an amount in paise. */
export const mayUpTo = (granted: Granted, name: Permission, wanted: number) => {
  const limit = granted[name]
  return limit !== undefined && (limit === null || wanted <= limit)
}

/** The wanted permissions that a person lacks, or has with a lower limit. */
export const missingPermissions = (granted: Granted, wanted: Granted) =>
  (Object.entries(wanted) as [Permission, number | null][])
    .filter(([name, limit]) => !mayUpTo(granted, name, limit ?? Number.POSITIVE_INFINITY))
    .map(([name]) => name)
