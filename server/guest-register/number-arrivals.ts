import { numberInHouse } from '#server/guest-register/register-store.ts'
import type { HourlyJob } from '#server/kit/jobs/job.ts'
import type { Services } from '#server/kit/services.ts'

/** Check-in numbers the people of the rooms that begin that day; this numbers those of later rooms of a group. */
const numberLaterArrivals = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  db.transaction().execute((transaction) => numberInHouse(transaction, clock))

export const numberEachHour = { name: 'number_arrivals', run: numberLaterArrivals } satisfies HourlyJob
