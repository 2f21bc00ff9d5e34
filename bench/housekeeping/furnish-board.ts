import { type Bench, password } from '#bench/speed/open-bench.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'

const cleanerCount = 12

/** Calls the API as a clerk: with a body it is a POST. */
export const callsOf = ({ sarai, token }: Bench) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return async (path: string, body?: object) => {
    const method = body ? 'POST' : 'GET'
    const reply = await fetch(`${sarai.address}/api${path}`, { method, headers, body: JSON.stringify(body) ?? null })
    if (!reply.ok) throw new Error(`${method} ${path}: ${await reply.text()}`)
    return reply.json()
  }
}
export type Call = ReturnType<typeof callsOf>

const addCleaners = async ({ db }: Bench) => {
  const { id } = await db.selectFrom('role').select('id').where('slug', '=', 'housekeeping').executeTakeFirstOrThrow()
  for (let number = 1; number <= cleanerCount; number++)
    await addAccount(db, {
      ...{ email: `cleaner${number}@hotel.example`, name: `Cleaner ${number}`, password },
      ...{ role: 'admin' as const, role_id: id },
    })
}

/** Gives two of three rooms to the cleaners, as the supervisor did in the morning. */
const assign = async (call: Call) => {
  const { rooms, staff } = (await call('/housekeeping')).data
  const cleaners = staff.filter(({ name }: { name: string }) => name.startsWith('Cleaner'))
  await call('/housekeeping/assignments', {
    rooms: rooms
      .filter((_: unknown, index: number) => index % 3 > 0)
      .map(({ slug }: { slug: string }, index: number) => ({
        ...{ room: slug, assignee_id: cleaners[index % cleaners.length].id, seen_assignee_id: null },
      })),
  })
}

/** Cleaners, half of the rooms dirty, and two of three assigned. */
export const furnishBoard = async (bench: Bench, call: Call) => {
  await addCleaners(bench)
  await bench.pool.query(
    `update room set condition = (case id % 2 when 0 then 'dirty' else 'clean' end)::room_condition`,
  )
  await assign(call)
}
