import { join } from 'node:path'
import { readEnvironment, type Settings } from '#server/cli/environment.ts'
import { program } from '#server/cli/program.ts'
import { runUntilStopped } from '#server/cli/run-until-stopped.ts'
import { demoAdminSignIn } from '#server/demo/demo-admin-account.ts'
import { demoGuestEmail, demoGuestSignIn } from '#server/demo/demo-guest-account.ts'
import { fillDemoHotel } from '#server/demo/fill-demo-hotel.ts'
import { systemClock } from '#server/kit/clock.ts'
import { startSarai } from '#server/start-sarai.ts'

/** `sarai demo` */
export const demoCommand = async () => {
  const settings = demoSettings(readEnvironment(process.env))
  const start = async () => {
    const running = await startSarai(settings, program, console.log)
    await fillDemoHotel(running.connection.pool, systemClock, (share) =>
      console.log(`Filling the demo hotel with two years of guests: ${Math.floor(share * 100)} %`),
    )
    const { db } = running.connection
    const { email, password } = await demoAdminSignIn(db, settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD)
    const guestPassword = await demoGuestSignIn({ db, clock: systemClock })
    const guest = guestPassword ? `\n  A guest   ${demoGuestEmail}\n  Password  ${guestPassword}` : ''
    console.log(
      `\nThe demo hotel is open: ${running.address}\n  Email     ${email}\n  Password  ${password}\n${guest}\n`,
    )
    return running
  }
  await runUntilStopped(start(), console.log)
}

/** The demo has its own data folder and never uses DATABASE_URL, so it can't touch a real hotel. */
const demoSettings = (settings: Settings): Settings => {
  const DATA_DIR = process.env.DATA_DIR ? join(settings.DATA_DIR, 'demo') : `${settings.DATA_DIR}-demo`
  return { ...settings, DATABASE_URL: undefined, DATA_DIR, filesFolder: join(DATA_DIR, 'files'), bucket: undefined }
}
