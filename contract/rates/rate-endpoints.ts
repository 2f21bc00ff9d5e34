import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { CalendarDate, FilterDay, Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { RateCalendar, RatesQuery } from '#contract/rates/rate.ts'
import { CellChanges, RateChange, SeasonCopy } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'

const path = '/rates'

/** What the person did: typed cells, a bulk edit, a copied season, an import, or the undo of one of these. */
export const RateChangeKind = z.enum(['cells', 'bulk', 'copy', 'import', 'undo'])
export type RateChangeKind = z.infer<typeof RateChangeKind>

/** One change of rates, as the list of changes shows it. */
export const RateChangeEntry = z.object({
  id: Id,
  kind: RateChangeKind,
  changed_by: z.string(),
  changed_at: Instant,
  cells: z.int(),
  from: CalendarDate,
  to: CalendarDate,
  room_types: z.array(z.string()),
  rate_plans: z.array(z.string()),
  /** The change in words: prices and restrictions before and after. */
  text: z.string(),
  /** An undone change can't be undone again. An undo can be undone too. */
  is_undone: z.boolean(),
})
export type RateChangeEntry = z.infer<typeof RateChangeEntry>

/** One change of one cell. */
const CellHistoryEntry = z.object({
  id: Id,
  kind: RateChangeKind,
  changed_by: z.string(),
  changed_at: Instant,
  price_before: Rupees.nullable(),
  price_after: Rupees.nullable(),
  /** The change in words, with restrictions. */
  text: z.string(),
})

/** How many cells changed, and the number of the change, to undo it. It is null if nothing changed. */
const RatesChanged = z.object({
  message: z.string(),
  data: z.object({ change: z.int().nullable(), cells: z.int(), last_change: z.int() }),
})

const largestFile = 5 * 1024 * 1024

export const rateEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'rates.view',
    summary: 'The rates of all room types and plans in a range of days',
    query: RatesQuery,
    reply: dataOf(RateCalendar),
  }),
  change: endpoint({
    method: 'PUT',
    path,
    access: 'rates.change',
    summary: 'Change the rates of room types, plans and dates in bulk',
    body: RateChange,
    reply: RatesChanged,
  }),
  changeCells: endpoint({
    method: 'PUT',
    path: `${path}/cells`,
    access: 'rates.change',
    summary: 'Change single rates, as they are typed or pasted',
    body: CellChanges,
    reply: RatesChanged,
  }),
  copy: endpoint({
    method: 'POST',
    path: `${path}/copy`,
    access: 'rates.change',
    summary: 'Copy the rates of a season to other dates',
    body: SeasonCopy,
    reply: RatesChanged,
  }),
  changes: endpoint({
    method: 'GET',
    path: `${path}/changes`,
    access: 'rates.view',
    summary: 'The last 50 changes of rates, newest first',
    reply: dataOf(z.array(RateChangeEntry)),
  }),
  undo: endpoint({
    method: 'POST',
    path: `${path}/changes/:id/undo`,
    access: 'rates.change',
    summary: 'Undo a change of rates',
    params: z.object({ id: IdText }),
    reply: RatesChanged,
  }),
  history: endpoint({
    method: 'GET',
    path: `${path}/history`,
    access: 'rates.view',
    summary: 'Who changed the rate of a room type, a plan and a date, newest first',
    query: z.object({ room_type_id: IdText, rate_plan_id: IdText, date: FilterDay }),
    reply: dataOf(z.array(CellHistoryEntry)),
  }),
  file: endpoint({
    method: 'GET',
    path: `${path}.xlsx`,
    access: 'rates.view',
    summary: 'The rates of a range of days as an Excel file, to change and import',
    query: RatesQuery,
    reply: FileReply,
    file: spreadsheetType,
  }),
  import: endpoint({
    method: 'POST',
    path: `${path}/import`,
    access: 'rates.change',
    summary: 'Import rates from an Excel file. If a cell is wrong, nothing is imported, and each wrong cell is named',
    body: z.object({ last_change: z.coerce.number().int().min(0).optional() }),
    upload: { field: 'file', largest: largestFile, tooLarge: say.tooLarge },
    reply: RatesChanged,
  }),
}
