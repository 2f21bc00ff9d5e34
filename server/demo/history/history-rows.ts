import type { Selectable } from 'kysely'
import type { DB } from '#server/db/tables.ts'

/** The tables that a history is written to, in the order in which they refer to each other. */
export const historyTables = [
  'guest',
  'guest_words',
  'booking',
  'stay',
  'night',
  'booking_guest',
  'occupant',
  'guest_order',
  'order_line',
  'invoice',
  'invoice_line',
  'payment',
  'voucher',
  'invoice_balance',
  'audit_entry',
] as const

export type HistoryTable = (typeof historyTables)[number]

/** Columns that the database calculates, and ids that no other row of the history refers to. */
interface FilledByDatabase {
  stay: 'nights'
  booking_guest: 'id'
  occupant: 'id'
  invoice_balance: 'balance' | 'status'
  audit_entry: 'id'
}

/**
 * A whole row: a history is written without triggers and defaults, so every other column must be given. A migration
 * that adds, renames or drops a column therefore stops the compiler here until the history knows of it.
 */
export type HistoryRow<Table extends HistoryTable> = Omit<
  Selectable<DB[Table]>,
  Table extends keyof FilledByDatabase ? FilledByDatabase[Table] : never
>

/** Takes a row to be written with the next batch. */
export type PutRow = <Table extends HistoryTable>(table: Table, row: HistoryRow<Table>) => void
