import { type Access, endpoint } from '#contract/kit/endpoint.ts'
import { IdText } from '#contract/kit/id.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

interface IdSchemas<Row, Draft, Edit> {
  noun: string
  row: Row
  draft: Draft
  /** The draft with the version it was made from. */
  edit: Edit
}

/** The calls of a short list: read all of it, add, change. Nothing is deleted, since other records refer to it by its id. */
export const idEndpoints = <Row extends z.ZodType, Draft extends z.ZodType, Edit extends z.ZodType>(
  path: string,
  { noun, row, draft, edit }: IdSchemas<Row, Draft, Edit>,
) => {
  const access: Access = 'admin'
  return {
    list: endpoint({ method: 'GET', path, access, summary: `List ${noun}s`, reply: dataOf(z.array(row)) }),
    save: endpoint({
      method: 'POST',
      path,
      access,
      summary: `Add a ${noun}`,
      body: draft,
      reply: savedReply(row),
      status: 201,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/:id`,
      access,
      summary: `Change a ${noun}`,
      params: z.object({ id: IdText }),
      body: edit,
      reply: savedReply(row),
    }),
  }
}
