import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import type { SettingsDraft } from '#contract/settings/settings.ts'
import type { Db } from '#server/db/connect.ts'
import { getProperty } from '#server/property/property-store.ts'
import { settingsProblems } from '#server/settings/settings-problems.ts'
import { hasGuestsInHouse } from '#server/settings/settings-store.ts'

/** Another time zone or start of the day must not set the hotel's date back: nights of guests would be open again. */
export const refuseEarlierDate = async (
  db: Db,
  now: Date,
  settings: Pick<SettingsDraft, 'time_zone' | 'day_starts_at'>,
) => {
  const [current, wanted] = [hotelDay(await getProperty(db), now), hotelDay(settings, now)]
  if (wanted < current && (await hasGuestsInHouse(db))) throw settingsProblems.earlierDate(current, wanted)
}
