import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { numberArrivals } from '#server/guest-register/register-store.ts'
import { setNow } from '#server/kit/clock.ts'
import type { HourlyJob } from '#server/kit/jobs/job.ts'
import type { Services } from '#server/kit/services.ts'

/** Check-in numbers the people of the rooms that begin that day; this numbers those of later rooms of a group. */
const numberLaterArrivals = async ({ db, clock }: Pick<Services, 'db' | 'clock'>) => {
  await db.transaction().execute(async (transaction: Db) => {
    await sql`select ${setNow(clock)}`.execute(transaction)
    await numberArrivals(transaction)
  })
}

export const numberEachHour = { name: 'number_arrivals', run: numberLaterArrivals } satisfies HourlyJob
