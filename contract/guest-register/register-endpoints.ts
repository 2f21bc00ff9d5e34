import { GuestRegister, RegisterExcelQuery, RegisterQuery } from '#contract/guest-register/guest-register.ts'
import {
  RegisterTemplate,
  RegisterTemplateDraft,
  RegisterTemplateEdit,
} from '#contract/guest-register/register-template.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'

const path = '/registers/guests'
const templates = `${path}/templates`
const view = { method: 'GET', access: 'registers.view' } as const
const change = { access: 'settings.change' } as const
const oneTemplate = { path: `${templates}/:slug`, params: SlugParams }

export const registerEndpoints = {
  get: endpoint({
    ...view,
    path,
    summary: 'Everybody who arrived or was in the house, by day (at most 31)',
    query: RegisterQuery,
    reply: dataOf(GuestRegister),
  }),
  pdf: endpoint({
    ...view,
    path: `${path}.pdf`,
    summary: 'The guest register as PDF, each day on a page of its own (at most 31 days)',
    query: RegisterQuery,
    reply: FileReply,
    file: 'application/pdf',
  }),
  file: endpoint({
    ...view,
    path: `${path}.xlsx`,
    summary: 'The guest register as an Excel file (at most 366 days)',
    query: RegisterExcelQuery,
    reply: FileReply,
    file: spreadsheetType,
  }),
  templates: endpoint({
    ...view,
    path: templates,
    summary: 'The templates of the guest register, the default first',
    reply: dataOf(z.array(RegisterTemplate)),
  }),
  saveTemplate: endpoint({
    ...change,
    method: 'POST',
    path: templates,
    summary: 'Add a template of the guest register: columns in their order, and who is listed',
    body: RegisterTemplateDraft,
    reply: savedReply(RegisterTemplate),
    status: 201,
  }),
  updateTemplate: endpoint({
    ...change,
    ...oneTemplate,
    method: 'PUT',
    summary: 'Change a template of the guest register',
    body: RegisterTemplateEdit,
    reply: savedReply(RegisterTemplate),
  }),
  removeTemplate: endpoint({
    ...change,
    ...oneTemplate,
    method: 'DELETE',
    summary: 'Delete a template of the guest register; not the default',
    reply: Done,
  }),
}
