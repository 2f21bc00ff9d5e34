import { endpoint } from '#contract/kit/endpoint.ts'
import { IdText } from '#contract/kit/id.ts'
import type { Permission } from '#contract/kit/permission.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

interface IdSchemas<Row, Draft, Edit> {
  noun: string
  access: { view: Permission; change: Permission }
  row: Row
  draft: Draft
  /** The draft with the version it was made from. */
  edit: Edit
}

/** The calls of a short list: read all of it, add, change. Nothing is deleted, since other records refer to it by its id. */
export const idEndpoints = <Row extends z.ZodType, Draft extends z.ZodType, Edit extends z.ZodType>(
  path: string,
  { noun, access, row, draft, edit }: IdSchemas<Row, Draft, Edit>,
) => {
  return {
    list: endpoint({ method: 'GET', path, access: access.view, summary: `List ${noun}s`, reply: dataOf(z.array(row)) }),
    save: endpoint({
      method: 'POST',
      path,
      access: access.change,
      summary: `Add a ${noun}`,
      body: draft,
      reply: savedReply(row),
      status: 201,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/:id`,
      access: access.change,
      summary: `Change a ${noun}`,
      params: z.object({ id: IdText }),
      body: edit,
      reply: savedReply(row),
    }),
  }
}
