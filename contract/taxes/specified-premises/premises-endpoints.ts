import { endpoint } from '#contract/kit/endpoint.ts'
import { Done, dataOf } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { DeclarationEdit, Premises } from '#contract/taxes/specified-premises/premises.ts'

const path = '/specified-premises'
const bySlug = { path: `${path}/:slug`, params: SlugParams, access: 'settings.change' } as const

export const premisesEndpoints = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'settings.change',
    summary: 'Whether the hotel is specified premises, in this financial year and the next, and why',
    reply: dataOf(Premises),
  }),
  declare: endpoint({
    method: 'POST',
    path,
    access: 'settings.change',
    summary: 'Enter a declaration that the hotel is specified premises',
    body: DeclarationEdit,
    reply: Done,
    status: 201,
  }),
  update: endpoint({
    ...bySlug,
    method: 'PUT',
    summary: 'Change a declaration, for example its last day after opting out',
    body: DeclarationEdit,
    reply: Done,
  }),
  remove: endpoint({ ...bySlug, method: 'DELETE', summary: 'Delete a declaration', reply: Done }),
  changeRates: endpoint({
    method: 'POST',
    path: '/tax-rules/specified-premises',
    access: 'settings.change',
    summary: 'Give restaurant services the rate of specified premises from the day on which the hotel becomes it',
    body: z.object({ from: CalendarDate }),
    reply: Done,
    status: 201,
  }),
}
