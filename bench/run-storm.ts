import { parseArgs } from 'node:util'
import { measuringProgram } from '#bench/measuring-program.ts'
import { openDatabase } from '#bench/open-database.ts'
import { hotelDay, usualDayStart } from '#contract/kit/time/hotel-day.ts'
import { startSaraiProcess } from '#e2e/kit/sarai-process.ts'
import { connect } from '#server/db/connect.ts'
import { builders } from '#server/testing/builders.ts'
import { bookingStorm } from '#server/testing/storm/booking-storm.ts'
import { stormVerdict } from '#server/testing/storm/storm-verdict.ts'

const { values } = parseArgs({
  options: {
    smallest: { type: 'boolean', default: false },
    attempts: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '16' },
    rooms: { type: 'string', default: '20' },
    copies: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
})
const attempts = values.smallest ? 100 : Number(values.attempts)
const times = (count: number) => Array.from({ length: count })
const admin = { email: 'desk@hotel.example', password: 'correct horse battery' }

const storm = async () => {
  const database = await openDatabase()
  const settings = { DATABASE_URL: database.url, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
  const copies = []
  for (const _ of times(Number(values.copies))) copies.push(await startSaraiProcess({ settings }))
  const { db, close } = connect(database.url)
  try {
    const make = builders(db)
    const type = await make.roomType()
    const rooms = await Promise.all(times(Number(values.rooms)).map(() => make.room({ room_type_id: type.id })))
    const guests = await Promise.all(times(50).map(() => make.guest()))
    const signedIn = await fetch(`${copies[0]?.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
    const { data } = await signedIn.json()
    const began = performance.now()
    const outcome = await bookingStorm({
      addresses: copies.map((copy) => copy.address),
      token: data.token,
      today: hotelDay(usualDayStart, new Date()),
      roomIds: rooms.map((room) => room.id),
      guestIds: guests.map((guest) => guest.id),
      attempts,
      clients: Number(values.clients),
      seed: Number(values.seed),
      progress: (done) => process.stderr.write(`\r${done} of ${attempts} attempts`),
    })
    const seconds = (performance.now() - began) / 1000
    console.log(
      `\n${attempts} attempts by ${values.clients} clients on ${values.rooms} rooms, ${values.copies} copies of the app`,
    )
    console.log(`${Math.round(attempts / seconds)} attempts/s`)
    const verdict = await stormVerdict(db, outcome)
    console.log(JSON.stringify(verdict, null, 2))
    const isClean =
      verdict.overlaps + verdict.lost + verdict.unacknowledged + verdict.faults.length === 0 &&
      verdict.changedPastNights + verdict.staysWithWrongNights === 0
    console.log(isClean ? 'Clean: no overlap, nothing lost, no past night changed, every refusal a 409.' : 'NOT CLEAN')
    return isClean
  } finally {
    for (const copy of copies) await copy.stop()
    await close()
    await database.close()
  }
}

await measuringProgram(storm)
