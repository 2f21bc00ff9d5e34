import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rupees } from '#contract/kit/money.ts'
import { buildApp } from '#server/app.ts'
import { openSession } from '#server/auth/session-store.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { connect } from '#server/db/connect.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createErrands } from '#server/kit/errands.ts'
import type { Services } from '#server/kit/services.ts'
import { builders } from '#server/testing/builders.ts'

const email = { admin: 'desk@hotel.example', candidate: 'guest@hotel.example' }
const now = new Date('2026-11-15T06:00:00Z')

/** A hotel with a little of everything in it, open to strangers' requests. */
export const openFuzzHotel = async (databaseUrl: string) => {
  const { db, close } = connect(databaseUrl)
  const filesFolder = await mkdtemp(join(tmpdir(), 'sarai-fuzz-'))
  const services: Services = {
    db,
    clock: { now: () => now },
    mail: async () => {},
    files: openFiles(filesFolder, undefined),
    errands: createErrands(),
    publicUrl: 'https://hotel.example',
    version: '1.0.0',
    // Strangers come from many addresses.
    trustProxy: true,
    logLevel: 'silent',
  }
  const app = await buildApp(services)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  for (const role of ['admin', 'candidate'] as const) {
    await addAccount(db, { email: email[role], name: role, role, password: 'correct horse battery' })
  }
  const accounts = await db.selectFrom('account').select(['id', 'role']).execute()
  const idOf = (role: string) => accounts.find((account) => account.role === role)?.id ?? 0
  await fill(services)

  return {
    app,
    db,
    port,
    filesFolder,
    candidateId: idOf('candidate'),
    tokens: async () => {
      // A well-formed request may have disabled them.
      await db
        .updateTable('account')
        .set({ is_active: true })
        .where('id', 'in', [idOf('admin'), idOf('candidate')])
        .execute()
      return {
        admin: await openSession(db, now, idOf('admin'), true),
        candidate: await openSession(db, now, idOf('candidate'), true),
      }
    },
    close: async () => {
      await app.close()
      await close()
      await rm(filesFolder, { recursive: true })
    },
  }
}

const fill = async (services: Services) => {
  const { db } = services
  const make = builders(db)
  const type = await make.roomType({ price_per_night: rupees(1800) })
  const category = await make.itemCategory()
  for (let count = 0; count < 6; count++) {
    const { id: roomId } = await make.room({ room_type_id: type.id })
    const booking = await make.booking({ room_ids: [roomId] })
    const item = await make.item({ category_id: category.id })
    await make.order({ booking_id: booking.id, items: [{ item_id: item.id, quantity: 1 }] })
    if (count < 4) {
      await db
        .transaction()
        .execute((transaction) => checkIn({ ...services, db: transaction }, booking.slug, { confirm_early: false }))
    }
  }
  for (let count = 0; count < 6; count++) await make.room({ room_type_id: type.id })
}
