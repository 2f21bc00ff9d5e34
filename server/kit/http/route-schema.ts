import type { Endpoint } from '#contract/kit/endpoint.ts'
import { topicOf } from '#contract/kit/live.ts'
import { ErrorReply } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

/** The schemas with which Fastify checks a call and describes it in the OpenAPI document. */
export const routeSchema = ({
  path,
  summary,
  access,
  params,
  query,
  body,
  reply,
  status = 200,
  ...call
}: Endpoint) => ({
  summary,
  tags: [topicOf(path)],
  ...(access !== 'public' && { security: [{ token: [] }] }),
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
  ...(call.upload && { consumes: ['application/json', 'multipart/form-data'] }),
  response: {
    [status]: call.file ? { description: summary, content: { [call.file]: { schema: z.any() } } } : reply,
    '4xx': ErrorReply,
    '5xx': ErrorReply,
  },
})
