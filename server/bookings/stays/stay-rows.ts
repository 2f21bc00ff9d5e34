import { sql } from 'kysely'
import type { PlannedStay } from '#contract/bookings/stays/line.ts'

type StayWithNights = PlannedStay & { slug: string }

/** Stays and their nights as JSON, so that one statement works for any number of them. */
export const rowsAsJson = (stays: StayWithNights[]) => ({
  stays: JSON.stringify(stays.map(({ nights: _ownRows, ...stay }) => stay)),
  nights: JSON.stringify(
    stays.flatMap(({ slug, nights }) => nights.map(({ room_id: _ofStay, ...night }) => ({ slug, ...night }))),
  ),
})

export type RowsAsJson = ReturnType<typeof rowsAsJson>

/** The stays as rows, for a statement to select from. */
export const stayRows = ({ stays }: Pick<RowsAsJson, 'stays'>) => sql`json_to_recordset(${stays}::json) as stays (
  slug text, booking_id integer, booking_status booking_status, line integer, room_id integer,
  check_in_date date, check_out_date date, departed_on date,
  number_of_adults integer, number_of_children integer, number_of_infants integer
)`

/** The nights as rows, each with the slug of its stay. */
export const nightRows = ({ nights }: Pick<RowsAsJson, 'nights'>) => sql`json_to_recordset(${nights}::json) as nights (
  slug text, date date, rent bigint, meals integer, food_plan_id integer, food_plan_rate bigint,
  rate_plan_id integer, quoted_rent bigint, price_source price_source
)`
