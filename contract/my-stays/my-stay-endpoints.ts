import { Bill } from '#contract/folios/bill.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply } from '#contract/kit/file-reply.ts'
import { pageOf } from '#contract/kit/paging.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'
import { MyDashboard, MyStay, MyStayQuery } from '#contract/my-stays/my-stay.ts'

const access = 'candidate' as const
const path = '/my/stays'

export const myStayEndpoints = {
  dashboard: endpoint({
    method: 'GET',
    path: '/my/dashboard',
    access,
    summary: 'The own current or next stay, the bill so far, and how to reach the hotel',
    reply: dataOf(MyDashboard),
  }),
  list: endpoint({
    method: 'GET',
    path,
    access,
    summary: 'The own stays: those to come first, then the past ones, newest first',
    query: MyStayQuery,
    reply: pageOf(MyStay),
  }),
  bill: endpoint({
    method: 'GET',
    path: `${path}/:slug/bill`,
    access,
    summary: 'The bill of an own stay, as it would be now',
    params: SlugParams,
    reply: dataOf(Bill),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/my/invoices/:number/pdf',
    access,
    summary: 'An own invoice or credit note as a PDF',
    params: z.object({ number: z.string().regex(/^[A-Z0-9-]{1,16}$/) }),
    reply: FileReply,
    file: 'application/pdf',
  }),
}
