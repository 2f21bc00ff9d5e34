import { setTimeout as sleep } from 'node:timers/promises'
import { patientClerk } from '#bench/faults/patient-clerk.ts'
import { startTornHotel } from '#bench/faults/torn-hotel.ts'
import { openMailbox } from '#e2e/kit/mailbox.ts'

interface Killing {
  mails: number
  kills: number
}

/** A job that was running when the app was killed is tried again within a minute. */
const patience = 120_000

/**
 * Adds staff accounts, each of which is mailed a link, and kills the app again and again while the mails go out. Counts
 * how often each mail arrived. Mail programs show two mails with the same Message-ID as one.
 */
export const killWhileMailing = async ({ mails, kills }: Killing) => {
  const mailbox = await openMailbox({ delay: 50 })
  const torn = await startTornHotel({ smtpUrl: mailbox.url })
  try {
    const clerk = patientClerk({ addresses: [torn.address], ...torn.account })
    await clerk.signIn()
    const emails = Array.from({ length: mails }, (_, number) => `porter${number}@hotel.example`)
    const arrived = () => emails.filter((email) => mailbox.mails.some((text) => text.includes(`To: ${email}`)))
    for (const [number, email] of emails.entries()) {
      const { status } = await clerk.ask('POST', '/staff', { name: `Porter ${number}`, email, role_id: 1 })
      if (status !== 201) throw new Error(`${email} was refused with ${status}`)
      if (number % Math.ceil(mails / kills) === 1) await torn.killApp()
    }
    const deadline = Date.now() + patience
    while (arrived().length < mails && Date.now() < deadline) await sleep(100)
    const ids = mailbox.mails.map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1])
    return {
      mails,
      arrived: arrived().length,
      received: mailbox.mails.length,
      /** Mails that arrived twice: the app was killed between the mail server's reply and the end of the job. */
      repeated: mailbox.mails.length - new Set(ids).size,
      different: new Set(ids).size,
      accounts: await torn.inDatabase(async (db) => (await db.selectFrom('account').select('id').execute()).length - 1),
    }
  } finally {
    await torn.stop()
    await mailbox.close()
  }
}
