import { Id } from '#contract/kit/id.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'

/** A company where a booking names it. Apart from the other schemas, which a list of bookings does not need. */
export const CompanySummary = z.object({ id: Id, slug: Slug, name: z.string() })
