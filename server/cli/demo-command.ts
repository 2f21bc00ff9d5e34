import { join } from 'node:path'
import { createFirstAdmin, resetAccountPassword } from '#server/auth/staff-accounts.ts'
import { readEnvironment, type Settings } from '#server/cli/environment.ts'
import { program } from '#server/cli/program.ts'
import { runUntilStopped } from '#server/cli/run-until-stopped.ts'
import type { Connection } from '#server/db/connect.ts'
import { demoGuestEmail, demoGuestSignIn } from '#server/demo/demo-guest-account.ts'
import { fillDemoHotel } from '#server/demo/fill-demo-hotel.ts'
import { readDemoNotices } from '#server/demo/fill-demo-notices.ts'
import { systemClock } from '#server/kit/clock.ts'
import { startSarai } from '#server/start-sarai.ts'

/** `sarai demo` */
export const demoCommand = async () => {
  const settings = demoSettings(readEnvironment(process.env))
  const start = async () => {
    const running = await startSarai(settings, program, console.log)
    console.log('Filling the demo hotel with two years of guests')
    await fillDemoHotel(running.connection.pool, systemClock, (share) =>
      console.log(`Filling the demo hotel: ${Math.floor(share * 100)} %`),
    )
    const { email, password } = await demoSignIn(running.connection, settings)
    const guestPassword = await demoGuestSignIn({ db: running.connection.db, clock: systemClock })
    const guest = guestPassword ? `\n  A guest   ${demoGuestEmail}\n  Password  ${guestPassword}` : ''
    console.log(
      `\nThe demo hotel is open: ${running.address}\n  Email     ${email}\n  Password  ${password}\n${guest}\n`,
    )
    return running
  }
  await runUntilStopped(start(), console.log)
}

/** Never the real hotel's data: a folder of its own, and no server database. */
const demoSettings = (settings: Settings): Settings => {
  const DATA_DIR = process.env.DATA_DIR ? join(settings.DATA_DIR, 'demo') : `${settings.DATA_DIR}-demo`
  return { ...settings, DATABASE_URL: undefined, DATA_DIR, filesFolder: join(DATA_DIR, 'files'), bucket: undefined }
}

/** A new password at each start, since nobody keeps the one of a demo. */
const demoSignIn = async (
  { db }: Connection,
  { ADMIN_EMAIL: email = 'demo@sarai.local', ADMIN_PASSWORD }: Settings,
) => {
  const made = await createFirstAdmin(db, { email, password: ADMIN_PASSWORD })
  await readDemoNotices(db)
  const password = made ? (made.password ?? ADMIN_PASSWORD) : await resetAccountPassword(db, email, ADMIN_PASSWORD)
  return { email, password }
}
