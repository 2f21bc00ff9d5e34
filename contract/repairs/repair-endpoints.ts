import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply } from '#contract/kit/file-reply.ts'
import { optionalRupees } from '#contract/kit/form-value.ts'
import { Id } from '#contract/kit/id.ts'
import { pageOf } from '#contract/kit/paging.ts'
import { photoLimits } from '#contract/kit/photo-rules.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { Slug, SlugParams } from '#contract/kit/slug-endpoints.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'
import {
  Fault,
  FaultQuery,
  Repair,
  RepairDetails,
  RepairDraft,
  RepairEdit,
  RepairQuery,
} from '#contract/repairs/repair.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'

const path = '/repairs'
const bySlug = { path: `${path}/:slug`, params: SlugParams }
const one = { params: SlugParams, reply: savedReply(RepairDetails) }

export const mostPhotos = 10
export const repairPhoto = { ...photoLimits, field: 'photo' }
const upload = { field: repairPhoto.field, largest: repairPhoto.largest, tooLarge: repairPhoto.tooLarge }

export const RepairClose = z.object({
  version: Version,
  /** What it cost in the end; unchanged if it is left out. */
  cost: optionalRupees(say.costNegative).optional(),
  comment: text(1000).default(''),
})
export type RepairClose = z.output<typeof RepairClose>

export const RepairComment = z.object({ comment: requiredText(1000, say.commentMissing) })

export const repairEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'repairs.report',
    summary: 'List repairs; without the permission to manage them, those reported by or assigned to the caller',
    query: RepairQuery,
    reply: pageOf(Repair),
  }),
  options: endpoint({
    method: 'GET',
    path: `${path}/options`,
    access: 'repairs.report',
    summary: 'The people whom a repair can be assigned to, and the areas used so far',
    reply: dataOf(z.object({ people: z.array(z.object({ id: Id, name: z.string() })), areas: z.array(z.string()) })),
  }),
  faults: endpoint({
    method: 'GET',
    path: `${path}/faults`,
    access: 'rooms.view',
    summary: 'The open faults of some rooms',
    query: FaultQuery,
    reply: dataOf(z.array(Fault)),
  }),
  get: endpoint({
    ...bySlug,
    method: 'GET',
    access: 'repairs.report',
    summary: 'Get a repair',
    reply: dataOf(RepairDetails),
  }),
  save: endpoint({
    method: 'POST',
    path,
    access: 'repairs.report',
    summary:
      'Report a fault: a description and a room or an area at least, with or without a photo. The same report with the same client_id answers the first; another one with it is refused. Assignee, due date, cost and nights need the permission to manage repairs',
    body: RepairDraft,
    upload,
    reply: savedReply(RepairDetails),
    status: 201,
  }),
  update: endpoint({
    ...bySlug,
    method: 'PUT',
    access: 'repairs.manage',
    summary: 'Change a repair and the nights that it blocks',
    body: RepairEdit,
    reply: savedReply(RepairDetails),
  }),
  remove: endpoint({
    ...bySlug,
    method: 'DELETE',
    access: 'repairs.manage',
    summary: 'Delete a repair that was reported by mistake; its nights are released',
    reply: Done,
  }),
  start: endpoint({
    ...one,
    method: 'POST',
    path: `${path}/:slug/start`,
    access: 'repairs.manage',
    summary: 'Say that work on a repair has started',
    body: z.object({ version: Version }),
  }),
  close: endpoint({
    ...one,
    method: 'POST',
    path: `${path}/:slug/close`,
    access: 'repairs.manage',
    summary: 'Close a repair; the nights from today on that it blocks are released',
    body: RepairClose,
  }),
  reopen: endpoint({
    ...one,
    method: 'POST',
    path: `${path}/:slug/reopen`,
    access: 'repairs.manage',
    summary: 'Reopen a closed repair; nights have to be blocked anew',
    body: z.object({ version: Version }),
  }),
  comment: endpoint({
    ...one,
    method: 'POST',
    path: `${path}/:slug/comments`,
    access: 'repairs.report',
    summary: 'Comment on a repair',
    body: RepairComment,
    status: 201,
  }),
  addPhoto: endpoint({
    ...one,
    method: 'POST',
    path: `${path}/:slug/photos`,
    access: 'repairs.report',
    summary: 'Add a photo to a repair',
    body: z.object({}),
    upload,
    status: 201,
  }),
  photo: endpoint({
    method: 'GET',
    path: `${path}/:slug/photos/:photo`,
    access: 'repairs.report',
    summary: 'A photo of a repair',
    params: SlugParams.extend({ photo: Slug }),
    reply: FileReply,
    file: 'image/webp',
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: `${path}/:slug/photos/:photo`,
    access: 'repairs.manage',
    summary: 'Delete a photo of a repair',
    params: SlugParams.extend({ photo: Slug }),
    reply: savedReply(RepairDetails),
  }),
}
