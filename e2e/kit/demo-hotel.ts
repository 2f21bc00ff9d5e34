import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
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

/** The demo hotel in its own folder, with an admin and a guest who can sign in. */
export const openDemoHotel = async () => {
  // `npm run smallest-runs` has filled a demo hotel already, and deletes its folder.
  const { TEST_DEMO_FOLDER: filled } = process.env
  const folder = filled ?? (await mkdtemp(join(tmpdir(), 'sarai-tour-')))
  // Started as root, the database runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o711)
  const demo = await startSaraiProcess({
    command: 'demo',
    settings: { DATA_DIR: folder, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: password },
  })
  const { db, close } = connect((await findRunningEmbeddedPostgres(join(folder, 'demo'))) ?? '')
  await resetAccountPassword(db, candidate.email, password)
  const signedIn: Record<string, ReturnType<typeof signInByHand>> = {}
  const storageOf = async (browser: Browser, area: string) => {
    const person = people[area]
    if (!person) return undefined
    signedIn[area] ??= signInByHand(browser, demo.address, person)
    return signedIn[area]
  }
  return {
    /**
     * The browser context of the user who may see an address. Each is opened once, so that its cache makes later loads
     * fast.
     */
    contexts: (browser: Browser, options: BrowserContextOptions) => {
      const open: Record<string, BrowserContext> = {}
      return async (address: string) => {
        const [, prefix = ''] = /^\/(admin|candidate|housekeeping)\b/.exec(address) ?? []
        const area = prefix === 'housekeeping' ? 'admin' : prefix
        const storageState = await storageOf(browser, area)
        open[area] ??= await browser.newContext({ ...options, baseURL: demo.address, storageState })
        return open[area]
      }
    },
    db,
    close: async () => {
      await close()
      await demo.stop()
      if (!filled) await rm(folder, { recursive: true, force: true })
    },
  }
}

export type DemoHotel = Awaited<ReturnType<typeof openDemoHotel>>
