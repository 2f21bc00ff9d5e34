import { StartProblem } from '#server/kit/start-problem.ts'

// The migrations from before the first release. Their files were replaced by `firstMigrations`, which make the same tables.
const earlyMigrations = [
  '0001_house.sql',
  '0002_lookups.sql',
  '0003_guests.sql',
  '0004_bookings.sql',
  '0005_orders.sql',
  '0006_money.sql',
  '0007_notices.sql',
  '0008_dashboard.sql',
  '0009_reports.sql',
  '0010_guest_area.sql',
  '0011_papers_in_the_trail.sql',
  '0020_guest_tally.sql',
  '0021_nights_first.sql',
  '0022_guest_words.sql',
  '0023_listed_guests_audit.sql',
  '0024_versions.sql',
  '0026_credit_limit.sql',
  '0027_tax_categories.sql',
  '0029_refund_due.sql',
  '0030_credit_notes_and_audit_names.sql',
  '0031_group_search.sql',
  '0032_no_tax.sql',
  '0033_billed_companies.sql',
  '0034_free_booking_numbers.sql',
  '0035_known_devices.sql',
  '0036_invitation_links.sql',
  '0038_order_line_position.sql',
  '0039_invoice_balance.sql',
]
const lastEarlyMigration = '0039_invoice_balance.sql'

const firstMigrations = [
  '0001_hotel.sql',
  '0002_guests.sql',
  '0003_accounts.sql',
  '0004_rooms.sql',
  '0005_taxes.sql',
  '0006_bookings.sql',
  '0007_orders.sql',
  '0008_invoices.sql',
  '0009_notices.sql',
]

/**
 * The migrations of a database or backup by their present names: one with all early migrations has the tables of
 * `firstMigrations`. With only some of them it is too old, and the problem says so.
 */
export const replaceEarlyNames = (applied: string[], problemWith: (missing: string) => StartProblem) => {
  if (!earlyMigrations.some((name) => applied.includes(name))) return applied
  const missing = earlyMigrations.find((name) => !applied.includes(name))
  if (missing) throw problemWith(missing)
  return [...firstMigrations, ...applied.filter((name) => !earlyMigrations.includes(name))]
}

const versionToUse = `the last version of Sarai that has the file server/db/migrations/${lastEarlyMigration}`

export const earlyDatabaseProblem = (missing: string) =>
  new StartProblem(
    `The database is from before the first release and too old for this version: it lacks ${missing}. Start ${versionToUse} on it once, then start this version.`,
  )

export const earlyBackupProblem = (missing: string) =>
  new StartProblem(
    `The backup is from before the first release and too old for this version: it lacks ${missing}. Restore it with ${versionToUse}, and make a new backup there.`,
  )
