import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { pageOf } from '#contract/kit/paging.ts'
import { photoLimits } from '#contract/kit/photo-rules.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'
import {
  LostProperty,
  LostPropertyDetails,
  LostPropertyDisposal,
  LostPropertyDraft,
  LostPropertyEdit,
  LostPropertyQuery,
  LostPropertyReturn,
} from '#contract/lost-property/lost-property.ts'

const path = '/lost-property'
const bySlug = { path: `${path}/:slug`, params: SlugParams }
const view = { access: 'lost_property.view' } as const
const report = { access: 'lost_property.report' } as const
const change = { access: 'lost_property.change' } as const
export const lostPropertyPhoto = { ...photoLimits, field: 'photo_file' }
const upload = {
  field: lostPropertyPhoto.field,
  largest: lostPropertyPhoto.largest,
  tooLarge: lostPropertyPhoto.tooLarge,
}

export const lostPropertyEndpoints = {
  list: endpoint({
    ...view,
    method: 'GET',
    path,
    summary: 'List lost property; search by description, place, finder or receiver',
    query: LostPropertyQuery,
    reply: pageOf(LostProperty),
  }),
  export: endpoint({
    ...view,
    method: 'GET',
    path: `${path}.xlsx`,
    summary: 'The same list as Excel',
    query: LostPropertyQuery,
    reply: FileReply,
    file: spreadsheetType,
  }),
  get: endpoint({
    ...view,
    ...bySlug,
    method: 'GET',
    summary: 'Get a found thing; with bookings.view also the bookings of the room on that day',
    reply: dataOf(LostPropertyDetails),
  }),
  photo: endpoint({
    ...view,
    ...bySlug,
    path: `${path}/:slug/photo`,
    method: 'GET',
    summary: 'The photo of a found thing',
    reply: FileReply,
    file: 'image/webp',
  }),
  save: endpoint({
    ...report,
    method: 'POST',
    path,
    summary:
      'Record a found thing: description, and room_id or area; with a form also a photo (photo_file). A second one with the same client_id answers the first',
    body: LostPropertyDraft,
    reply: savedReply(LostPropertyDetails),
    upload,
    status: 201,
  }),
  update: endpoint({
    ...report,
    ...bySlug,
    method: 'PUT',
    summary:
      'Change the record of a found thing: the own one of today, or with lost_property.change any; a returned one too',
    body: LostPropertyEdit,
    reply: savedReply(LostPropertyDetails),
    upload,
  }),
  giveBack: endpoint({
    ...change,
    path: `${path}/:slug/return`,
    params: SlugParams,
    method: 'POST',
    summary: 'Record to whom it was returned',
    body: LostPropertyReturn,
    reply: savedReply(LostPropertyDetails),
  }),
  dispose: endpoint({
    ...change,
    path: `${path}/:slug/dispose`,
    params: SlugParams,
    method: 'POST',
    summary: 'Record that it was disposed of',
    body: LostPropertyDisposal,
    reply: savedReply(LostPropertyDetails),
  }),
  keepAgain: endpoint({
    ...change,
    path: `${path}/:slug/keep-again`,
    params: SlugParams,
    method: 'POST',
    summary: 'Undo a return or disposal that was recorded by mistake',
    body: z.object({ version: Version }),
    reply: savedReply(LostPropertyDetails),
  }),
  remove: endpoint({
    ...change,
    ...bySlug,
    method: 'DELETE',
    summary: 'Delete the record of a found thing',
    reply: Done,
  }),
}
