import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/** The statements that each act needs at least, sent directly to the database; its triggers run as always. */
const slug = () => randomBytes(12).toString('base64url')

export const inTransaction = async (client: pg.ClientBase, work: () => Promise<unknown>) => {
  await client.query('begin')
  await work()
  await client.query('commit')
}

export const bareSignIn = async (client: pg.ClientBase) => {
  const email = 'clerk0@hotel.example'
  const { rows } = await client.query('select id, password_hash from account where lower(email) = lower($1)', [email])
  await client.query('insert into session values ($1, $2, false, now(), now())', [randomBytes(32), rows[0].id])
}

export const barePlace = (client: pg.ClientBase, room: number, from: string, to: string) =>
  inTransaction(client, async () => {
    const { rows } = await client.query(
      `insert into booking (slug, booking_type, guest_id, check_in_date, check_out_date, number_of_adults,
         number_of_children, number_of_infants, food_plan_id, food_plan_rate)
       values ($1, 'individual', 1, $2, $3, 1, 0, 0, 2, 25000) returning id`,
      [slug(), from, to],
    )
    await client.query(
      `with stayed as (
         insert into stay (room_id, check_in_date, check_out_date, booking_id, booking_status, line, number_of_adults)
         values ($1, $2, $3, $4, 'booked', 1, 1) returning id, check_in_date, check_out_date
       )
       insert into night (stay_id, date, rent, meals, food_plan_id, food_plan_rate)
       select id, generate_series(check_in_date, check_out_date - 1, '1 day')::date, 250000, 1, 2, 25000 from stayed`,
      [room, from, to, rows[0].id],
    )
  })

const anyDeparted = `select id from booking where status = 'checked_out' and id % 50 = 7 order by id desc limit 1`

const lockRoomOf = `select room.id from stay join room on room.id = stay.room_id where booking_id = $1
  order by room.id for no key update of room`

/** Locks an old booking and its room and updates the booking, as a check-in does. */
export const bareCheckIn = (client: pg.ClientBase) =>
  inTransaction(client, async () => {
    const { rows } = await client.query(`${anyDeparted} for update`)
    await client.query(lockRoomOf, [rows[0].id])
    await client.query(`update booking set version = version + 1 where id = $1`, [rows[0].id])
  })

/** Inserts a document with the next number and its lines: a credit note of zero, because a booking has only one invoice. */
export const bareCheckOut = async (client: pg.ClientBase) => {
  await client.query('begin')
  const { rows } = await client.query(`${anyDeparted} for update`)
  const id = rows[0].id
  await client.query(lockRoomOf, [id])
  await client.query(`update booking set version = version + 1 where id = $1`, [id])
  await client.query(
    `select order_line.*, item.type from guest_order join order_line on order_id = guest_order.id
     join item on item.id = item_id where booking_id = $1`,
    [id],
  )
  await client.query(`update document_counter set last = last + 1 where series = 'INV' returning last`)
  const made = await client.query(
    `insert into invoice (slug, number, kind, booking_id, corrects_id, reason, invoice_date, issued_at, property, guest,
       check_in_date, check_out_date, rooms, charges, cgst, sgst, round_off, total, advance_amount)
     select $1, $2, 'credit_note', booking_id, id, 'bench', invoice_date, issued_at, property, guest,
       check_in_date, check_out_date, rooms, 0, 0, 0, 0, 0, 0
     from invoice where booking_id = $3 and kind = 'invoice' returning id, corrects_id`,
    [slug(), `B-${randomBytes(5).toString('hex').toUpperCase()}`, id],
  )
  await client.query(
    `insert into invoice_line
       (invoice_id, position, kind, description, sac, quantity, rate, amount, treatment, tax_rate, cgst, sgst)
     select $1, position, kind, description, sac, quantity, 0, 0, treatment, tax_rate, 0, 0
     from invoice_line where invoice_id = $2`,
    [made.rows[0].id, made.rows[0].corrects_id],
  )
  await client.query('commit')
}
