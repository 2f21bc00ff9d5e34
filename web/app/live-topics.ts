import type { Query } from '@tanstack/react-query'
import { noticeEndpoints } from '#contract/notices/notice-endpoints.ts'

/** `/rooms/:slug/maintenance` belongs to `rooms`: what is read is known by the path it is read from. */
const partOf = ({ queryKey: [path] }: Query) => String(path).replace(/^\//, '').split('/')[0] ?? ''

const notices = noticeEndpoints.list.path.slice(1)

/**
 * The topics that what is read from a path depends on. A path that is not listed may show anything, so that every
 * change reads it again: forgetting one here costs a call, never a stale screen.
 */
const dependsOn: Record<string, string[]> = {
  items: ['items', 'item-categories', 'tax-categories'],
  'item-categories': ['items', 'item-categories'],
  guests: ['guests', 'my', 'invitation'],
  'room-types': ['room-types', 'rooms'],
  'food-plans': ['food-plans'],
  'payment-methods': ['payment-methods'],
  'payment-sources': ['payment-methods', 'bookings', 'invoices'],
  // Warnings depend on what is sold, too.
  'tax-rules': ['tax-rules', 'tax-categories', 'items', 'food-plans', 'settings'],
  'tax-categories': ['tax-categories', 'tax-rules'],
  'bill-taxes': ['tax-rules', 'tax-categories', 'settings'],
  nationalities: [],
  settings: ['settings'],
  property: ['settings'],
  staff: ['staff'],
  jobs: ['jobs'],
  me: ['staff'],
}

/** Topics that concern nothing but what is read from the same path. */
const concernsItself = new Set([notices])

export const isNotices = (query: Query) => partOf(query) === notices

/** Whether a change of these topics may show in what a query has read. */
export const isTouched = (query: Query, topics: Set<string>) => {
  const part = partOf(query)
  const touching = dependsOn[part]
  return [...topics].some((topic) => (concernsItself.has(topic) ? topic === part : (touching?.includes(topic) ?? true)))
}
