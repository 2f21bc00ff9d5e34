import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply } from '#contract/kit/file-reply.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

/** Public details of the hotel, shown on the sign-in page. */
const Property = z.object({
  name: z.string(),
  time_zone: z.string(),
  version: z.string(),
  state: z.string(),
  check_in_time: z.string(),
  check_out_time: z.string(),
  /** The time at which the hotel's date changes. */
  day_starts_at: z.string(),
  /** The URL of the logo; null without one. */
  logo: z.string().nullable(),
})

export const propertyEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/property',
    access: 'public',
    summary: "The hotel's name, time zone and times",
    reply: dataOf(Property),
  }),
  logo: endpoint({
    method: 'GET',
    path: '/property/logo',
    access: 'public',
    summary: "The hotel's logo",
    reply: FileReply,
    file: 'image/png',
  }),
}
