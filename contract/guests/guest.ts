import { foreignChoices, foreignTexts, guestChoices, guestTexts, visaStatus } from '#contract/guests/guest-fields.ts'
import { maskIdProofNumber } from '#contract/guests/id-proof.ts'
import { asStored, defaultToNull, requiredVersion } from '#contract/kit/form-value.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'

/** All fields of the guest form, filled in or empty. */
const AllFields = z.object({
  ...guestTexts,
  ...foreignTexts,
  ...defaultToNull(guestChoices),
  ...defaultToNull(foreignChoices),
  visa_status: visaStatus.default('visa'),
})
export type GuestDraft = z.output<typeof AllFields>
export type GuestField = keyof GuestDraft

/** The fields of a guest that may be stored. */
export const maskGuest = (guest: GuestDraft): GuestDraft => ({
  ...guest,
  id_proof_number: maskIdProofNumber(guest.id_proof_type, guest.id_proof_number),
})

export const GuestDraft = AllFields.overwrite(maskGuest)

const emptyTexts = Object.fromEntries(Object.keys({ ...guestTexts, ...foreignTexts }).map((name) => [name, '']))

/** An empty guest, for a new form. */
export const emptyGuest = GuestDraft.parse(emptyTexts)

/**
 * The body of a form: a new guest, or only the changed fields. The required fields depend on the whole guest, so the
 * rules (guest-errors.ts) check the stored guest with the changes. An empty `id_proof_image` removes the photo.
 */
const changeable = z
  .object({
    ...guestTexts,
    ...foreignTexts,
    ...guestChoices,
    ...foreignChoices,
    visa_status: visaStatus,
    id_proof_image: z.literal(['', null]),
  })
  .partial()

// Without its type, a number is masked with the whole guest (maskGuest): a driving licence may have 12 digits.
const maskChanges = <Changes extends z.output<typeof changeable>>(changes: Changes) =>
  changes.id_proof_number === undefined || changes.id_proof_type === undefined
    ? changes
    : { ...changes, id_proof_number: maskIdProofNumber(changes.id_proof_type, changes.id_proof_number) }

export const GuestChanges = changeable.overwrite(maskChanges)
export type GuestChanges = z.output<typeof GuestChanges>

export const GuestEdit = changeable.extend({ version: requiredVersion }).overwrite(maskChanges)
export type GuestEdit = z.output<typeof GuestEdit>

export const Guest = z.object({
  id: Id,
  slug: Slug,
  ...asStored({ ...guestTexts, ...foreignTexts }),
  ...guestChoices,
  ...foreignChoices,
  visa_status: visaStatus,
  nationality_id: Id,
  nationality: z.string(),
  has_photo: z.boolean(),
  /** The URL of the photo; null without one. */
  id_proof_image: z.string().nullable(),
  /** Everything personal was deleted: this is nobody any more, and can't be edited or booked. */
  is_anonymised: z.boolean(),
  version: z.int(),
})
export type Guest = z.output<typeof Guest>

/** A line of the guest list. */
export const GuestRow = Guest.pick({
  id: true,
  slug: true,
  name: true,
  address: true,
  phone: true,
  email: true,
  nationality: true,
  id_proof_type: true,
  id_proof_number: true,
  emergency_contact_name: true,
  emergency_contact_phone: true,
  special_requests: true,
  has_photo: true,
  is_anonymised: true,
})
export type GuestRow = z.output<typeof GuestRow>

export const GuestQuery = listQuery('name', 'phone', 'email', 'created_at')
export type GuestQuery = z.output<typeof GuestQuery>

export const GuestOption = Guest.pick({ id: true, name: true, phone: true, nationality_id: true })

/** `id` returns one guest; otherwise the guests that match the search. */
export const GuestOptionQuery = z.object({ search: z.string().trim().max(100).default(''), id: IdText.optional() })
export type GuestOptionQuery = z.output<typeof GuestOptionQuery>

/**
 * The form in use. The modal requires more than the page; the quick form only name, phone and nationality; of a companion,
 * who may have no phone, name and nationality are enough.
 */
export const GuestForm = z.enum(['page', 'modal', 'quick', 'companion'])
export type GuestForm = z.output<typeof GuestForm>

export const Nationality = z.object({ id: Id, name: z.string() })
export type Nationality = z.output<typeof Nationality>

export const GuestDuplicate = Guest.pick({
  id: true,
  slug: true,
  name: true,
  phone: true,
  id_proof_type: true,
  id_proof_number: true,
}).extend({ same: z.array(z.enum(['phone', 'id_proof_number'])) })

/** Send an Aadhaar number masked (maskIdProofNumber): proxies log addresses. */
export const GuestDuplicateQuery = z
  .object({
    name: z.string().trim().max(150).default(''),
    phone: z.string().trim().max(40).default(''),
    id_proof_type: z.string().trim().max(50).default(''),
    id_proof_number: z.string().trim().max(50).default(''),
    except: Slug.optional(),
  })
  .overwrite((query) => ({ ...query, id_proof_number: maskIdProofNumber(query.id_proof_type, query.id_proof_number) }))
export type GuestDuplicateQuery = z.output<typeof GuestDuplicateQuery>
