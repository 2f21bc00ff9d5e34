import type { Account } from '#contract/auth/account.ts'
import { type Granted, may, type Permission } from '#contract/kit/permission.ts'
import { paths } from '#web/paths.ts'

type Path = (typeof paths)[keyof typeof paths]
type ScreenOfStaff = Exclude<Extract<Path, `/admin/${string}`>, typeof paths.allOrders> | typeof paths.housekeepingPhone

/** The permissions that each screen of the back office needs, for all that it reads. */
const neededFor: Record<ScreenOfStaff, Permission | Permission[]> = {
  [paths.dashboard]: 'bookings.view',
  [paths.guests]: 'guests.view',
  [paths.addGuest]: 'guests.change',
  [paths.companies]: 'companies.view',
  [paths.company]: 'companies.view',
  [paths.addCompany]: 'companies.change',
  [paths.editCompany]: 'companies.change',
  [paths.calendar]: 'bookings.view',
  [paths.bookings]: 'bookings.view',
  [paths.bookingDetails]: 'bookings.view',
  [paths.bookingRequests]: 'bookings.view',
  [paths.addBooking]: 'bookings.change',
  [paths.booking]: 'bookings.change',
  [paths.individualBooking]: 'bookings.change',
  [paths.groupBooking]: 'bookings.change',
  [paths.guestRegister]: 'registers.view',
  [paths.foreigners]: 'registers.view',
  [paths.foreigner]: 'registers.view',
  [paths.formThree]: 'settings.change',
  [paths.rates]: 'rates.view',
  [paths.ratePlans]: 'rates.view',
  // With the food plans and companies to choose from.
  [paths.addRatePlan]: ['rates.change', 'bookings.view', 'companies.view'],
  [paths.editRatePlan]: ['rates.change', 'bookings.view', 'companies.view'],
  [paths.housekeepingBoard]: 'housekeeping.manage',
  [paths.orders]: 'orders.view',
  [paths.roomService]: ['orders.take', 'bookings.view'],
  [paths.addOrder]: 'orders.take',
  [paths.editOrder]: 'orders.take',
  [paths.rooms]: 'rooms.view',
  [paths.addRoom]: 'rooms.change',
  // Without the permission to change rooms, nights can be blocked there.
  [paths.editRoom]: 'rooms.block',
  [paths.lostProperty]: 'lost_property.view',
  [paths.lostThing]: 'lost_property.view',
  [paths.repairs]: 'repairs.report',
  [paths.repair]: 'repairs.report',
  [paths.repairTasks]: 'repairs.manage',
  [paths.roomTypes]: 'rooms.view',
  [paths.addRoomType]: 'rooms.change',
  [paths.editRoomType]: 'rooms.change',
  [paths.items]: 'orders.view',
  // With the tax categories to choose from.
  [paths.addItem]: ['items.change', 'bookings.view'],
  [paths.itemCategories]: 'orders.view',
  [paths.addItemCategory]: 'items.change',
  [paths.editItemCategory]: 'items.change',
  [paths.housekeepingPhone]: 'housekeeping.clean',
  [paths.invoices]: 'bookings.view',
  [paths.invoice]: 'bookings.view',
  [paths.creditNotes]: 'bookings.view',
  [paths.payments]: 'bookings.view',
  [paths.taxSummary]: 'reports.money',
  [paths.bookingReport]: 'reports.view',
  [paths.arrivals]: 'reports.view',
  [paths.departures]: 'reports.view',
  [paths.inHouse]: 'reports.view',
  [paths.roomMoves]: 'reports.view',
  [paths.faultsReport]: 'reports.view',
  [paths.occupancyReport]: 'reports.money',
  [paths.revenueReport]: 'reports.money',
  [paths.onTheBooks]: 'reports.money',
  [paths.averageRates]: 'reports.money',
  [paths.collections]: 'reports.money',
  [paths.advancesHeld]: 'reports.money',
  [paths.depositsHeld]: 'reports.money',
  [paths.outstandingGuests]: 'reports.money',
  [paths.outstandingCompanies]: 'reports.money',
  [paths.reductions]: 'reports.money',
  [paths.gstr1]: 'reports.money',
  [paths.tally]: 'reports.money',
  [paths.tallyLedgers]: 'tally.change',
  [paths.settings]: 'settings.change',
  [paths.taxes]: 'settings.change',
  [paths.foodPlans]: 'settings.change',
  [paths.paymentMethods]: 'settings.change',
  [paths.bookingSources]: 'settings.change',
  [paths.failedJobs]: 'settings.change',
  [paths.privacy]: 'privacy.manage',
  [paths.staff]: 'staff.manage',
  [paths.roles]: 'staff.manage',
  [paths.addRole]: 'staff.manage',
  [paths.editRole]: 'staff.manage',
  [paths.audit]: 'audit.view',
}

/** The screens whose address names a record. */
const byPattern = Object.entries(neededFor)
  .filter(([path]) => path.includes('$'))
  .map(([path, needed]) => ({ pattern: new RegExp(`^${path.replace(/\$\w+/, '[^/]+')}$`), needed }))

const permissionsFor = (href: string): Permission[] => {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  const exact: Record<string, Permission | Permission[]> = neededFor
  return [exact[path] ?? byPattern.find(({ pattern }) => pattern.test(path))?.needed ?? []].flat()
}

/** Whether a person may open an address; other addresses than those of the back office are open to all. */
export const mayOpen = (granted: Granted, href: string) => permissionsFor(href).every((name) => may(granted, name))

export const homeScreens = { dashboard: paths.dashboard, calendar: paths.calendar } as const

/** Where those start whose role has no access to their home screen: the kitchen with its orders, for instance. */
const otherStarts = [
  paths.orders,
  paths.housekeepingPhone,
  paths.rooms,
  paths.guests,
  paths.companies,
  paths.audit,
  paths.staff,
]

/** The screen that follows the sign-in. */
export const homeOf = ({ role, home_screen, permissions }: Account): string => {
  if (role !== 'admin') return paths.candidateDashboard
  const home = homeScreens[home_screen]
  return [home, ...otherStarts].find((path) => mayOpen(permissions, path)) ?? home
}
