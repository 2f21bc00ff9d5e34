import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make } = await startTestApp()

/** A busy app may refuse a request with 503 and do nothing; then it is sent again. */
const checkOut = async (slug: string, body: object): ReturnType<typeof admin> => {
  const reply = await admin('POST', `/bookings/${slug}/check-out`, body)
  return reply.status === 503 ? checkOut(slug, body) : reply
}

test('100 check-outs at once get 100 consecutive numbers, also when others fail in between', async () => {
  const room_type_id = (await make.roomType()).id
  const stays = []
  for (let count = 0; count < 130; count++) {
    const room = await make.room({ room_type_id })
    stays.push(await make.booking({ room_ids: [room.id] }))
  }
  await sql`update booking set status = 'checked_in'`.execute(db)
  const replies = await Promise.all(
    stays.map(({ slug }, index) =>
      // Some take a number and are rolled back by an invalid payment.
      checkOut(slug, index < 100 ? {} : { payment: { payment_method: 'no such method' } }),
    ),
  )
  const failed = replies.filter(({ status }) => status !== 200)
  expect(failed.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 422))
  const numbers = replies.flatMap(({ body }) => body.invoice_number ?? []).sort()
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => `INV-2627-${String(index + 1).padStart(6, '0')}`))
  const { rows } = await sql<{ status: string; invoices: number }>`
    select booking.status, count(invoice.id) as invoices from booking
    left join invoice on invoice.booking_id = booking.id group by booking.status order by booking.status
  `.execute(db)
  // Every invoice has a check-out, and every check-out has an invoice.
  expect(rows).toEqual([
    { status: 'checked_in', invoices: 0 },
    { status: 'checked_out', invoices: 100 },
  ])
  const next = await admin('POST', `/bookings/${stays[129]?.slug}/check-out`, {})
  expect(next.body.invoice_number).toBe('INV-2627-000101')
})

test('connections that are cut during check-outs leave no gap and no incomplete check-out', async () => {
  const room_type_id = (await make.roomType()).id
  const slugs = []
  for (let count = 0; count < 60; count++) {
    const room = await make.room({ room_type_id })
    slugs.push((await make.booking({ room_ids: [room.id] })).slug)
  }
  await sql`update booking set status = 'checked_in' where status = 'booked'`.execute(db)
  let isOver = false
  const killing = (async () => {
    while (!isOver) {
      // If the app is killed, the database sees its connections end in the same way.
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and random() < 0.2
      `
        .execute(db)
        .catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  const replies = await Promise.all(slugs.map((slug) => admin('POST', `/bookings/${slug}/check-out`, {})))
  isOver = true
  await killing
  expect(replies.some(({ status }) => status !== 200)).toBe(true)
  for (const slug of slugs) await admin('POST', `/bookings/${slug}/check-out`, {})
  const { rows } = await sql<{ number: string; status: string | null }>`
    select invoice.number, booking.status from invoice
    full join booking on booking.id = invoice.booking_id and booking.status = 'checked_out'
    where booking.status = 'checked_out' or invoice.id is not null
    order by invoice.number
  `.execute(db)
  expect(rows).toEqual(
    Array.from({ length: rows.length }, (_, index) => ({
      number: `INV-2627-${String(index + 1).padStart(6, '0')}`,
      status: 'checked_out',
    })),
  )
})
