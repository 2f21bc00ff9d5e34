import {
  Guest,
  GuestChanges,
  GuestDuplicate,
  GuestDuplicateQuery,
  GuestEdit,
  GuestForm,
  GuestOption,
  GuestOptionQuery,
  GuestQuery,
  GuestRow,
  Nationality,
} from '#contract/guests/guest.ts'
import { photoRules } from '#contract/guests/id-proof.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply } from '#contract/kit/file-reply.ts'
import { pageOf } from '#contract/kit/paging.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'

const path = '/guests'
const bySlug = { path: `${path}/:slug`, params: SlugParams }
const form = {
  body: GuestChanges,
  query: z.object({ form: GuestForm.default('page') }),
  reply: savedReply(Guest),
  upload: { field: photoRules.field, largest: photoRules.largest, tooLarge: photoRules.tooLarge },
}

export const guestEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'guests.view',
    summary: 'List guests; search by name, phone, email or ID number',
    query: GuestQuery,
    reply: pageOf(GuestRow),
  }),
  options: endpoint({
    method: 'GET',
    path: `${path}/options`,
    access: 'guests.view',
    summary: 'Find guests for a booking, 20 at most',
    query: GuestOptionQuery,
    reply: dataOf(z.array(GuestOption)),
  }),
  duplicates: endpoint({
    method: 'GET',
    path: `${path}/duplicates`,
    access: 'guests.view',
    summary: 'Find guests with the same phone or ID number',
    query: GuestDuplicateQuery,
    reply: dataOf(z.array(GuestDuplicate)),
  }),
  nationalities: endpoint({
    method: 'GET',
    path: '/nationalities',
    access: 'guests.view',
    summary: 'List nationalities, Indian first',
    reply: dataOf(z.array(Nationality)),
  }),
  get: endpoint({ ...bySlug, method: 'GET', access: 'guests.view', summary: 'Get a guest', reply: dataOf(Guest) }),
  save: endpoint({
    ...form,
    method: 'POST',
    path,
    access: 'guests.change',
    summary:
      'Register a guest: name, phone, address and nationality_id at least, and the documents of a foreign national; with form=quick name, phone and nationality_id, with form=companion name and nationality_id',
    status: 201,
  }),
  update: endpoint({
    ...form,
    ...bySlug,
    // The quick form is only for new guests: an edit must keep the fields that the page requires.
    query: z.object({ form: GuestForm.exclude(['quick']).default('page') }),
    method: 'PUT',
    body: GuestEdit,
    access: 'guests.change',
    summary: 'Change what is sent of a guest',
  }),
  remove: endpoint({
    ...bySlug,
    method: 'DELETE',
    access: 'guests.change',
    summary: 'Delete a guest without bookings',
    reply: Done,
  }),
  photo: endpoint({
    ...bySlug,
    path: `${path}/:slug/id-proof`,
    method: 'GET',
    access: 'guests.documents',
    summary: "A guest's ID proof photo",
    reply: FileReply,
    file: 'image/webp',
  }),
}
