import { type RawBuilder, sql } from 'kysely'
import type { FaultsOfPlace, FaultsQuery, FaultsReport } from '#contract/reports/faults-report.ts'
import type { Db } from '#server/db/connect.ts'

const figures = sql`count(*) as reported, count(*) filter (where repair.status <> 'closed') as open,
  round(avg(repair.closed_on - repair.reported_on), 1)::float8 as average_days,
  coalesce(sum(repair.cost), 0)::bigint as cost`

const reportedOn = ({ start_date, end_date }: FaultsQuery): RawBuilder<unknown> =>
  sql`repair.reported_on between ${start_date} and ${end_date}`

/** The faults reported on some days by room and by area, the most frequent first. */
export const faultsReport = async (db: Db, query: FaultsQuery): Promise<FaultsReport> => {
  const [places, total] = await Promise.all([
    sql<FaultsOfPlace>`
      select case when room.id is not null then json_build_object(
          'id', room.id, 'room_number', room.room_number, 'room_type', room_type.name
        ) end as room,
        min(repair.area) as area, ${figures}
      from repair left join room on room.id = repair.room_id left join room_type on room_type.id = room.room_type_id
      where ${reportedOn(query)}
      group by room.id, room_type.name, lower(repair.area)
      order by count(*) desc, room.room_number collate natural_order, lower(min(repair.area))`.execute(db),
    sql<FaultsReport['total']>`select ${figures} from repair where ${reportedOn(query)}`.execute(db),
  ])
  const [sums] = total.rows
  if (!sums) throw new Error('a sum without a row')
  return { rows: places.rows, total: sums }
}
