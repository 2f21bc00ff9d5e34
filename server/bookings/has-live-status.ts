import { sql } from 'kysely'
import { liveStatuses } from '#contract/bookings/booking-rules.ts'

/** Whether a column has the status of a live booking. As literals, so that indexes with this condition are used. */
export const hasLiveStatus = (column: 'booking.status' | 'bookings_shown.status' | 'stay.booking_status') =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(liveStatuses.map((status) => sql.lit(status)))})`
