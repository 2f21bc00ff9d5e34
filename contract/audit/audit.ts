import { endpoint } from '#contract/kit/endpoint.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { FilterDay, Instant } from '#contract/kit/time/calendar-date.ts'
import { daysInOrder } from '#contract/kit/time/days-in-order.ts'
import { z } from '#contract/kit/z.ts'

const Values = z.record(z.string(), z.unknown()).nullable()

/** A view is a look at the photo of an ID. */
export const AuditAction = z.enum(['insert', 'update', 'delete', 'view', 'export', 'anonymise'])
export type AuditAction = z.infer<typeof AuditAction>

/** One change of one record, as stored by the database: money in paise; of an update, only the changed fields. */
export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  who: z.string().nullable(),
  /** The colleague who approved the change. */
  approved_by: z.string().nullable(),
  entity: z.string(),
  slug: z.string().nullable(),
  action: AuditAction,
  before: Values,
  after: Values,
  /** The name of the record, also of a deleted one. */
  title: z.string().nullable(),
  /** The names of other records that the values refer to: `room_type_id 3` is Deluxe. */
  names: z.record(z.string(), z.string()),
  /** Bookings, guests, rooms, invoices and repairs that the entry belongs to. */
  about: z.array(z.object({ entity: z.string(), slug: z.string().nullable(), text: z.string() })),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditQuery = z
  .object({
    entity: z
      .string()
      .regex(/^[a-z_]{1,60}$/)
      .optional(),
    slug: Slug.optional(),
    action: AuditAction.optional(),
    /** A staff account's slug. */
    account: Slug.optional(),
    /** Days of the hotel, both included. */
    from: FilterDay.optional(),
    to: FilterDay.optional(),
    /** Entries older than this one: `next` of the previous reply. */
    before: z.coerce.number().int().min(1).optional(),
    per_page: z.coerce.number().int().min(1).max(100).default(25),
  })
  .refine(...daysInOrder('from', 'to'))
export type AuditQuery = z.infer<typeof AuditQuery>

export const auditMessages = { listFailed: 'Failed to load the audit trail' }

export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    access: 'audit.view',
    summary: 'Who changed what, newest first, of the records that the role may see',
    query: AuditQuery,
    reply: z.object({ data: z.array(AuditEntry), next: z.int().nullable() }),
  }),
}
