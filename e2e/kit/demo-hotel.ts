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

const password = 'a password for the tour'
const admin = { email: 'demo@sarai.local', password }
const candidate = { email: demoGuestEmail, password }

const people: Record<string, { email: string; password: string }> = { admin, candidate }

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
  const signedIn: Record<string, ReturnType<typeof signInByHand>> = {}
  return {
    address: demo.address,
    /** The browser's storage of whoever the screen at this address is for; signed in once. */
    storageFor: async (browser: Browser, address: string) => {
      const [, area = ''] = /^\/(admin|candidate)\b/.exec(address) ?? []
      const person = people[area]
      if (!person) return undefined
      signedIn[area] ??= signInByHand(browser, demo.address, person)
      return signedIn[area]
    },
    db,
    close: async () => {
      await close()
      await demo.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type DemoHotel = Awaited<ReturnType<typeof openDemoHotel>>
