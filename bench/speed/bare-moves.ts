import type pg from 'pg'
import { inTransaction } from '#bench/speed/bare-writes.ts'

/** A booking whose guests can be moved, or who swap rooms with those of another booking. */
export interface Moved {
  id: number
  slug: string
  rooms: [number, number]
  /** The first night of the move. */
  from: string
}

const lockBookings = 'select id from booking where id = any($1) order by id for update'
const lockRooms = 'select id from room where id = any($1) order by id for no key update'
const nextVersions = 'update booking set version = version + 1 where id = any($1)'

/** The last nights of a stay become a stay in another room, or the two stays become one again. */
export const bareMove = (client: pg.ClientBase, { id, rooms, from }: Moved, isBack: boolean) =>
  inTransaction(client, async () => {
    await client.query(lockBookings, [[id]])
    const { rows: stays } = await client.query<{ id: number }>(
      'select stay.*, night.* from stay join night on stay_id = stay.id where booking_id = $1 order by check_in_date',
      [id],
    )
    await client.query(lockRooms, [rooms])
    if (isBack) {
      const removed = await client.query<{ last: string }>(
        'delete from stay where booking_id = $1 and check_in_date = $2 returning check_out_date as last',
        [id, from],
      )
      await client.query('update stay set check_out_date = $2 where booking_id = $1', [id, removed.rows[0]?.last])
      await client.query(
        `insert into night (stay_id, date, rent, meals, food_plan_id, food_plan_rate)
         select stay.id, stay.check_out_date - 1, rent, meals, food_plan_id, food_plan_rate
         from stay join night on night.stay_id = stay.id where booking_id = $1 limit 1`,
        [id],
      )
    } else {
      await client.query('delete from night where stay_id = $1 and date >= $2', [stays[0]?.id, from])
      await client.query('update stay set check_out_date = $2 where booking_id = $1', [id, from])
      await client.query(
        `with added as (
           insert into stay (room_id, check_in_date, check_out_date, booking_id, booking_status, line, number_of_adults)
           select $3, $2::date, $2::date + 1, booking_id, booking_status, line, number_of_adults
           from stay where booking_id = $1 returning id
         )
         insert into night (stay_id, date, rent, meals, food_plan_id, food_plan_rate)
         select added.id, $2::date, rent, meals, food_plan_id, food_plan_rate
         from added, stay join night on night.stay_id = stay.id where booking_id = $1 limit 1`,
        [id, from, rooms[1]],
      )
    }
    await client.query(nextVersions, [[id]])
  })

/** Two stays get each other's room in one statement. */
export const bareSwap = (client: pg.ClientBase, ids: number[], rooms: number[]) =>
  inTransaction(client, async () => {
    await client.query(lockBookings, [ids])
    await client.query('select * from stay join night on stay_id = stay.id where booking_id = any($1)', [ids])
    await client.query(lockRooms, [rooms])
    await client.query(
      'update stay set room_id = case room_id when $2 then $3 else $2 end where booking_id = any($1)',
      [ids, ...rooms],
    )
    await client.query(nextVersions, [ids])
  })

/** Several stays get other rooms in one statement. */
export const bareRearrange = (client: pg.ClientBase, ids: number[], rooms: number[]) =>
  inTransaction(client, async () => {
    await client.query(lockBookings, [ids])
    await client.query('select * from stay join night on stay_id = stay.id where booking_id = any($1)', [ids])
    await client.query(lockRooms, [rooms])
    await client.query(
      `update stay set room_id = wanted.room_id
       from unnest($1::int[], $2::int[]) as wanted (booking_id, room_id) where stay.booking_id = wanted.booking_id`,
      [ids, rooms],
    )
    await client.query(nextVersions, [ids])
  })
