import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { openMailbox } from '#e2e/kit/mailbox.ts'
import { startSaraiProcess } from '#e2e/kit/sarai-process.ts'
import { signInByHand } from '#e2e/kit/sign-in-by-hand.ts'
import { connect } from '#server/db/connect.ts'
import { systemClock } from '#server/kit/clock.ts'
import { builders } from '#server/testing/builders.ts'
import { createDatabase } from '#server/testing/database.ts'

const admin = { email: 'desk@hotel.example', password: 'correct horse battery' }

/** A running Sarai on a fresh database, with one admin; `hasSmtp: false` leaves out the mail server. */
export const openHotel = async ({ hasSmtp = true } = {}) => {
  const { TEST_SERVER_URL = '', TEST_TEMPLATE = '' } = process.env
  const database = await createDatabase(TEST_SERVER_URL, TEST_TEMPLATE)
  const mailbox = await openMailbox()
  const sarai = await startSaraiProcess({
    settings: {
      DATABASE_URL: database.url,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...(hasSmtp && { SMTP_URL: mailbox.url }),
    },
  })
  const { db, close } = connect(database.url)
  let signedIn: ReturnType<typeof signInByHand> | undefined
  const signIn = (browser: Browser) => {
    signedIn ??= signInByHand(browser, sarai.address, admin)
    return signedIn
  }
  const contexts = new Map<string, Promise<BrowserContext>>()
  return {
    address: sarai.address,
    admin,
    db,
    /** The mails that the hotel has sent. */
    mails: mailbox.mails,
    /** Makes records quickly, through the real stores. */
    make: builders(db, systemClock),
    /** The browser's storage after one sign-in through the login form. */
    signIn,
    /**
     * A signed-in context that the tests of a file share, so that the browser loads and compiles the program once. Its
     * storage is as after the sign-in: drafts and choices of the test before are gone.
     */
    signedInContext: async (browser: Browser, options: BrowserContextOptions) => {
      const storageState = await signIn(browser)
      const key = JSON.stringify(options)
      const known = contexts.get(key)
      const context = known ?? browser.newContext({ ...options, storageState })
      contexts.set(key, context)
      if (known) await (await context).setStorageState(storageState)
      return context
    },
    close: async () => {
      await sarai.stop()
      await mailbox.close()
      await close()
      await database.drop()
    },
  }
}

export type Hotel = Awaited<ReturnType<typeof openHotel>>
