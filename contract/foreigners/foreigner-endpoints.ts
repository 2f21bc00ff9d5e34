import {
  DepartureFiled,
  Foreigner,
  ForeignerDetails,
  ForeignerFiled,
  ForeignerQuery,
  ForeignerRegisterQuery,
  ForeignerUndo,
} from '#contract/foreigners/foreigner.ts'
import { FormCodeDraft, FormCodeRow, FormFieldDraft, FormFieldRow, FormThree } from '#contract/foreigners/form-three.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { pageOf } from '#contract/kit/paging.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'

const path = '/registers/foreigners'
const view = { access: 'registers.view' } as const
const file = { access: 'registers.file' } as const
const settings = { access: 'settings.change' } as const
const bySlug = { path: `${path}/:slug`, params: SlugParams }

export const foreignerEndpoints = {
  list: endpoint({
    ...view,
    method: 'GET',
    path,
    summary: 'Foreign nationals who stay or stayed, the most urgent first; search by name, passport or number',
    query: ForeignerQuery,
    reply: pageOf(Foreigner),
  }),
  spreadsheet: endpoint({
    ...view,
    method: 'GET',
    path: `${path}.xlsx`,
    summary: 'The register of a period of arrivals as Excel, with all fields of the form',
    query: ForeignerRegisterQuery,
    reply: FileReply,
    file: spreadsheetType,
  }),
  pdf: endpoint({
    ...view,
    method: 'GET',
    path: `${path}.pdf`,
    summary: 'The register of a period of arrivals as PDF',
    query: ForeignerRegisterQuery,
    reply: FileReply,
    file: 'application/pdf',
  }),
  get: endpoint({
    ...view,
    ...bySlug,
    method: 'GET',
    summary: 'A foreign national with the copy sheet: every field of Form III in the order and format of the portal',
    reply: dataOf(ForeignerDetails),
  }),
  photo: endpoint({
    ...bySlug,
    path: `${path}/:slug/photo`,
    method: 'GET',
    access: 'guests.documents',
    summary: 'The photo of the ID as JPEG, small enough for the portal',
    reply: FileReply,
    file: 'image/jpeg',
  }),
  filed: endpoint({
    ...file,
    ...bySlug,
    path: `${path}/:slug/filed`,
    method: 'POST',
    summary: 'Record that the arrival was filed, or correct what was recorded',
    body: ForeignerFiled,
    reply: savedReply(ForeignerDetails),
  }),
  departureFiled: endpoint({
    ...file,
    ...bySlug,
    path: `${path}/:slug/departure-filed`,
    method: 'POST',
    summary: 'Record that the departure was filed, or correct what was recorded',
    body: DepartureFiled,
    reply: savedReply(ForeignerDetails),
  }),
  undo: endpoint({
    ...file,
    ...bySlug,
    path: `${path}/:slug/undo`,
    method: 'POST',
    summary: 'Remove an entry that was made by mistake; the history keeps it',
    body: ForeignerUndo,
    // An Indian guest whose entry was removed is no longer in the register.
    reply: savedReply(ForeignerDetails.nullable()),
  }),
  form: endpoint({
    access: 'guests.view',
    method: 'GET',
    path: '/registers/form-iii',
    summary: 'The fields and code lists of Form III as they are today, and what changes later',
    reply: dataOf(FormThree),
  }),
  saveField: endpoint({
    ...settings,
    method: 'PUT',
    path: '/registers/form-iii/fields',
    summary: 'Say how a field of the form is from a day on',
    body: FormFieldDraft,
    reply: savedReply(FormThree),
  }),
  saveCode: endpoint({
    ...settings,
    method: 'PUT',
    path: '/registers/form-iii/codes',
    summary: 'Say how a code of a list is from a day on',
    body: FormCodeDraft,
    reply: savedReply(FormThree),
  }),
  removeField: endpoint({
    ...settings,
    method: 'POST',
    path: '/registers/form-iii/fields/remove',
    summary: 'Delete what was said of a field from a day on; at least one row of a field stays',
    body: FormFieldRow,
    reply: savedReply(FormThree),
  }),
  removeCode: endpoint({
    ...settings,
    method: 'POST',
    path: '/registers/form-iii/codes/remove',
    summary: 'Delete what was said of a code from a day on',
    body: FormCodeRow,
    reply: savedReply(FormThree),
  }),
}
