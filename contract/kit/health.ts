import { endpoint } from '#contract/kit/endpoint.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Whether the program and its database answer',
  reply: dataOf(z.object({ status: z.literal('ok'), version: z.string() })),
})
