import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rupees } from '#contract/kit/money.ts'
import { buildApp } from '#server/app.ts'
import { hashPassword } from '#server/auth/password.ts'
import { openSession } from '#server/auth/session-store.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { connect } from '#server/db/connect.ts'
import { openFiles } from '#server/files/open-files.ts'
import { insertGuestAccount } from '#server/guest-accounts/guest-account-store.ts'
import { createAfterResponse } from '#server/kit/after-response.ts'
import { createJobQueue } from '#server/kit/jobs/job-queue.ts'
import { queueSchemaFor } from '#server/kit/jobs/queue-schema.ts'
import { createLive } from '#server/kit/live/live.ts'
import type { Services } from '#server/kit/services.ts'
import { builders } from '#server/testing/builders.ts'

const password = 'correct horse battery'
const now = new Date('2026-11-15T06:00:00Z')

/** An app with a few records of every kind, to be fuzzed. */
export const openFuzzHotel = async (databaseUrl: string) => {
  const { db, close } = connect(databaseUrl)
  const filesFolder = await mkdtemp(join(tmpdir(), 'sarai-fuzz-'))
  const webFolder = await makeWebFolder()
  const services: Services = {
    db,
    clock: { now: () => now },
    mail: async () => {},
    hasSmtp: false,
    files: openFiles(filesFolder, undefined),
    jobs: createJobQueue(queueSchemaFor('public')),
    afterResponse: createAfterResponse(),
    live: createLive(databaseUrl, db),
    publicUrl: 'https://hotel.example',
    version: '1.0.0',
    // The requests pretend to come from many addresses.
    trustProxy: true,
    logLevel: 'silent',
    webFolder,
  }
  const app = await buildApp(services)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  await addAccount(db, { email: 'desk@hotel.example', name: 'Desk', role: 'admin', password })
  const admin = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  await fill(services)
  // A guest who is checked in.
  const guest = await db.selectFrom('guest').select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow()
  const candidateId = await insertGuestAccount(db, guest, {
    email: 'guest@hotel.example',
    password_hash: await hashPassword(password),
  })

  return {
    app,
    db,
    port,
    filesFolder,
    tokens: async () => {
      // A well-formed request may have disabled these accounts. One by one, to avoid a deadlock with other requests.
      for (const id of [admin.id, candidateId]) {
        await db.updateTable('account').set({ is_active: true }).where('id', '=', id).execute()
      }
      return {
        admin: await openSession(db, now, admin.id, true),
        candidate: await openSession(db, now, candidateId, true),
      }
    },
    close: async () => {
      await app.close()
      await close()
      await rm(filesFolder, { recursive: true })
      await rm(webFolder, { recursive: true })
    },
  }
}

/** A page and an asset, as the build makes them. */
const makeWebFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarai-fuzz-web-'))
  await mkdir(join(folder, 'assets', 'folder'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<p>Sarai</p>')
  await writeFile(join(folder, 'assets', 'start.js'), 'export {}')
  return folder
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
