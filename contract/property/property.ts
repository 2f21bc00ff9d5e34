import { endpoint } from '#contract/kit/endpoint.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

/** What anyone may know of the hotel: the sign-in page shows it. */
export const Property = z.object({ name: z.string(), time_zone: z.string(), version: z.string() })
export type Property = z.infer<typeof Property>

export const propertyEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/property',
    access: 'public',
    summary: "The hotel's name and time zone",
    reply: dataOf(Property),
  }),
}
