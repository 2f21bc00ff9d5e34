import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { startSaraiProcess } from '#e2e/kit/sarai-process.ts'
import { signInByHand } from '#e2e/kit/sign-in-by-hand.ts'
import { resetAccountPassword } from '#server/auth/staff-accounts.ts'
import { connect } from '#server/db/connect.ts'
import { demoAdminSignIn } from '#server/demo/demo-admin-account.ts'
import { demoGuestEmail, demoGuestSignIn } from '#server/demo/demo-guest-account.ts'
import { systemClock } from '#server/kit/clock.ts'
import { createDatabase } from '#server/testing/database.ts'
import { findDemoTemplate } from '#server/testing/demo-template.ts'

const password = 'a password for the tour'
const admin = { email: 'demo@sarai.local', password }
const candidate = { email: demoGuestEmail, password }

const people: Record<string, { email: string; password: string }> = { admin, candidate }

/** A running Sarai on a copy of the demo hotel, with an admin and a guest who can sign in. */
export const openDemoHotel = async () => {
  const { TEST_SERVER_URL = '', TEST_TEMPLATE = '' } = process.env
  const template = await findDemoTemplate(TEST_SERVER_URL, TEST_TEMPLATE, systemClock)
  const database = await createDatabase(TEST_SERVER_URL, template)
  const { db, close } = connect(database.url)
  await demoAdminSignIn(db, admin.email, password)
  await demoGuestSignIn({ db, clock: systemClock })
  await resetAccountPassword(db, candidate.email, password)
  const sarai = await startSaraiProcess({ settings: { DATABASE_URL: database.url } })
  const signedIn: Record<string, ReturnType<typeof signInByHand>> = {}
  const storageOf = async (browser: Browser, area: string) => {
    const person = people[area]
    if (!person) return undefined
    signedIn[area] ??= signInByHand(browser, sarai.address, person)
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
        open[area] ??= await browser.newContext({ ...options, baseURL: sarai.address, storageState })
        return open[area]
      }
    },
    db,
    close: async () => {
      await sarai.stop()
      await close()
      await database.drop()
    },
  }
}

export type DemoHotel = Awaited<ReturnType<typeof openDemoHotel>>
