import type { Browser, BrowserContextOptions } from '@playwright/test'
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
  let signedIn: BrowserContextOptions['storageState']
  return {
    address: sarai.address,
    admin,
    db,
    /** The mails that the hotel has sent. */
    mails: mailbox.mails,
    /** Makes records quickly, through the real stores. */
    make: builders(db, systemClock),
    /** The browser's storage after one sign-in through the login form. */
    signIn: async (browser: Browser) => {
      signedIn ??= await signInByHand(browser, sarai.address, admin)
      return signedIn
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
