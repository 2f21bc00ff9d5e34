import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { startSaraiProcess } from '#e2e/kit/sarai-process.ts'
import { signInByHand } from '#e2e/kit/sign-in-by-hand.ts'
import { resetAccountPassword } from '#server/auth/staff-accounts.ts'
import { connect } from '#server/db/connect.ts'
import { findRunningEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { demoGuestEmail } from '#server/demo/demo-guest-account.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'
import { roomStore } from '#server/rooms/room-store.ts'

const password = 'a password for the tour'
const admin = { email: 'demo@sarai.local', password }
const candidate = { email: demoGuestEmail, password }

/** The demo hotel in a folder of its own, with someone of each kind who can sign in. */
export const openDemoHotel = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarai-tour-'))
  // Under root the database runs as someone else, who has to pass through.
  await chmod(folder, 0o711)
  const demo = await startSaraiProcess({
    command: 'demo',
    settings: { DATA_DIR: folder, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: password },
  })
  const { db, close } = connect((await findRunningEmbeddedPostgres(join(folder, 'demo'))) ?? '')
  await resetAccountPassword(db, candidate.email, password)
  return {
    address: demo.address,
    signIn: async (browser: Browser) => ({
      admin: await signInByHand(browser, demo.address, admin),
      candidate: await signInByHand(browser, demo.address, candidate),
    }),
    /** A record of each kind, for the screens that show one. */
    slugs: async () => ({
      roomType: (await roomTypeStore.list(db, { page: 1, per_page: 1 })).data[0]?.slug,
      room: (await roomStore.list(db, { page: 1, per_page: 1 })).data[0]?.slug,
    }),
    close: async () => {
      await close()
      await demo.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
