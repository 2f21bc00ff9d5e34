import type { Access, Endpoint } from '#contract/kit/endpoint.ts'
import { topicOf } from '#contract/kit/live.ts'
import { Permission, permissionLabel } from '#contract/kit/permission.ts'
import { ErrorReply } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

const callers: Record<Exclude<Access, Permission>, string> = {
  public: 'For everyone, without signing in.',
  signed_in: 'For every account.',
  candidate: 'For guests with an account.',
  staff: 'For everyone on the staff.',
}

const whoMay = (access: Access) => {
  const { data: permission } = Permission.safeParse(access)
  if (permission) return `Needs the permission ${permission}: ${permissionLabel(permission)}.`
  return callers[access as keyof typeof callers]
}

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
  description: whoMay(access),
  ...(Permission.safeParse(access).success && { 'x-permission': access }),
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
