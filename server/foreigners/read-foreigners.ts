import { sql } from 'kysely'
import { changedFields } from '#contract/foreigners/changed-fields.ts'
import { copySheet, missingLabels } from '#contract/foreigners/copy-sheet.ts'
import { filingChangeInWords } from '#contract/foreigners/filing-history-text.ts'
import type {
  ChangedField,
  CopyField,
  Foreigner,
  ForeignerDetails,
  ForeignerQuery,
} from '#contract/foreigners/foreigner.ts'
import { codeId, type FormThree, fieldId, validOn } from '#contract/foreigners/form-three.ts'
import type { Guest } from '#contract/guests/guest.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { listEntriesOf } from '#server/audit/record-entries-store.ts'
import { historyFrom } from '#server/audit/record-history.ts'
import type { Db } from '#server/db/connect.ts'
import { listFiledValues } from '#server/foreigners/filing-store.ts'
import { foreignerProblems } from '#server/foreigners/foreigner-problems.ts'
import type { ForeignerRow } from '#server/foreigners/foreigner-rows-store.ts'
import { findForeigner, listForeigners } from '#server/foreigners/foreigner-store.ts'
import { getFormHotel, listFormCodes, listFormFields } from '#server/foreigners/form-store.ts'
import { getGuests } from '#server/guests/guest-store.ts'

interface ForeignerSheet {
  row: ForeignerRow
  guest: Guest
  fields: CopyField[]
}

export type CheckedSheet = ForeignerSheet & { changed: ChangedField[] }

const byDay = <Value>(make: (day: CalendarDate) => Value) => {
  const made = new Map<CalendarDate, Value>()
  return (day: CalendarDate) => {
    const value = made.get(day) ?? make(day)
    made.set(day, value)
    return value
  }
}

/** The copy sheet of each person, with the form as it was on the day of arrival. */
export const sheetsOf = async (db: Db, rows: ForeignerRow[]): Promise<ForeignerSheet[]> => {
  const [fields, codes, hotel] = [await listFormFields(db), await listFormCodes(db), await getFormHotel(db)]
  const formOn = byDay((day) => ({
    fields: validOn(fields, day, fieldId),
    codes: validOn(codes, day, codeId).filter(({ is_active }) => is_active),
  }))
  const ids = rows.map(({ guest_id }) => guest_id)
  const guests = new Map((await getGuests(db, ids)).map((guest) => [guest.id, guest]))
  return rows.flatMap((row) => {
    const guest = guests.get(row.guest_id)
    if (!guest) return []
    const form = formOn(row.arrival_date)
    return [{ row, guest, fields: copySheet(form.fields, { guest, stay: row, hotel, codes: form.codes }) }]
  })
}

/** The same with the fields that have changed since they were filed. */
export const checkedSheetsOf = async (db: Db, rows: ForeignerRow[]): Promise<CheckedSheet[]> => {
  const filed = await listFiledValues(
    db,
    rows.map(({ slug }) => slug),
  )
  return (await sheetsOf(db, rows)).map((sheet) => {
    const { slug, status } = sheet.row
    return { ...sheet, changed: status === 'anonymised' ? [] : changedFields(sheet.fields, filed.get(slug) ?? {}) }
  })
}

const foreignerOf = ({ row: { guest_id, first_day, last_day, ...row }, fields }: ForeignerSheet): Foreigner => ({
  ...row,
  missing: row.status === 'anonymised' ? [] : missingLabels(fields),
})

export const readForeigners = async (db: Db, query: ForeignerQuery, now: Date) => {
  const { rows, page } = await listForeigners(db, query, now)
  return { data: (await sheetsOf(db, rows)).map(foreignerOf), ...page }
}

const goingTo = (guest: Guest) => {
  const { next_destination, next_destination_in, next_destination_state, next_destination_country } = guest
  const there = next_destination_in === 'abroad' ? next_destination_country : next_destination_state
  return [next_destination, there].filter(Boolean).join(', ') || guest.proceeding_to
}

/** Undefined if the person is not in the register. */
export const findDetails = async (db: Db, slug: string, now: Date): Promise<ForeignerDetails | undefined> => {
  const row = await findForeigner(db, slug, now)
  const [sheet] = row ? await checkedSheetsOf(db, [row]) : []
  if (!sheet) return undefined
  const { time_zone } = await getFormHotel(db)
  const entries = await listEntriesOf(db, sql`select 'foreigner_filing', ${slug}`)
  return {
    ...foreignerOf(sheet),
    fields: sheet.row.status === 'anonymised' ? [] : sheet.fields,
    changed: sheet.changed,
    has_photo: sheet.guest.has_photo,
    going_to: goingTo(sheet.guest),
    history: historyFrom(entries, filingChangeInWords(time_zone)),
  }
}

export const readForeigner = async (db: Db, slug: string, now: Date) => {
  const found = await findDetails(db, slug, now)
  if (!found) throw foreignerProblems.missing()
  return found
}

/** The form today, and what is entered for later. */
export const readForm = async (db: Db, today: CalendarDate): Promise<FormThree> => {
  const [fields, codes] = [await listFormFields(db), await listFormCodes(db)]
  return {
    fields: validOn(fields, today, fieldId),
    codes: validOn(codes, today, codeId),
    later_fields: fields.filter(({ valid_from }) => valid_from > today),
    later_codes: codes.filter(({ valid_from }) => valid_from > today),
  }
}
