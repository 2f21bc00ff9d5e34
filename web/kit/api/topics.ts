import type { Query } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'

/** Query keys begin with the path that is read. */
const topicOfQuery = ({ queryKey: [path] }: Query) => topicOf(String(path))

const notices = 'notifications'

/**
 * The topics that affect a path. A path that is not listed is read again after every change: a missing entry costs a
 * call, but never shows old data.
 */
const dependsOn: Record<string, string[]> = {
  items: ['items', 'item-categories', 'tax-categories'],
  'item-categories': ['items', 'item-categories'],
  guests: ['guests', 'my', 'invitation'],
  // Check-out can add a company; invoices, credit notes, payments and refunds change its account.
  companies: ['companies', 'bookings', 'invoices', 'payments', 'folios'],
  // Stays and blocks, the names of guests and rooms, and whether a bill is paid or documents are missing.
  calendar: [
    'calendar',
    'bookings',
    'booking-requests',
    'rooms',
    'repairs',
    'housekeeping',
    'room-types',
    'guests',
    'my',
    'orders',
    'invoices',
    'payments',
    'credit-notes',
    'folios',
    'extras',
    'discounts',
    'tax-rules',
    'tax-categories',
    'settings',
    'property',
  ],
  housekeeping: [
    'housekeeping',
    'bookings',
    'booking-requests',
    'calendar',
    'rooms',
    'room-types',
    'guests',
    'my',
    'repairs',
    'staff',
    'roles',
    'settings',
  ],
  // The nights of a repair can be unblocked in its room.
  'lost-property': ['lost-property', 'rooms', 'bookings', 'guests'],
  repairs: ['repairs', 'rooms', 'staff'],
  'room-types': ['room-types', 'rooms'],
  rates: ['rates', 'rate-plans', 'room-types'],
  'rate-plans': ['rate-plans', 'food-plans', 'companies'],
  'food-plans': ['food-plans'],
  'booking-sources': ['booking-sources'],
  'payment-methods': ['payment-methods'],
  'payment-sources': ['payment-methods', 'bookings', 'invoices'],
  // The warnings also depend on rooms, items and settings.
  'tax-rules': ['tax-rules', 'tax-categories', 'items', 'food-plans', 'settings'],
  'tax-categories': ['tax-categories', 'tax-rules'],
  'bill-taxes': ['tax-rules', 'tax-categories', 'settings'],
  nationalities: [],
  settings: ['settings'],
  property: ['settings'],
  staff: ['staff', 'roles'],
  roles: ['roles', 'staff'],
  jobs: ['jobs'],
  me: ['me', 'staff', 'roles'],
}

/** Topics that affect only queries of the same path. */
const concernsItself = new Set([notices])

export const isNotices = (query: Query) => topicOfQuery(query) === notices

/** Whether a change of these topics may affect a query. */
export const isTouched = (query: Query, topics: Iterable<string>) => {
  const own = topicOfQuery(query)
  const touching = dependsOn[own]
  return [...topics].some((topic) => (concernsItself.has(topic) ? topic === own : (touching?.includes(topic) ?? true)))
}
