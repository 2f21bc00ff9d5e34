import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'

/** The guest of a booking or a booking request, in a query that joins `guest`. */
export const guestSummary = jsonBuildObject({
  id: sql.ref<number>('guest.id'),
  slug: sql.ref<string>('guest.slug'),
  name: sql.ref<string>('guest.name'),
  phone: sql.ref<string>('guest.phone'),
  email: sql.ref<string>('guest.email'),
})
