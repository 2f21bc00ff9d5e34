import { guestTexts } from '#contract/guests/guest-fields.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { asStored } from '#contract/kit/form-value.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

const own = {
  phone: guestTexts.phone,
  address: guestTexts.address,
  emergency_contact_name: guestTexts.emergency_contact_name,
  emergency_contact_phone: guestTexts.emergency_contact_phone,
  special_requests: guestTexts.special_requests,
}

/** The fields that a guest may change: contact data, emergency contact and wishes. Only the desk changes documents. */
export const MyProfileDraft = z.object(own)
export type MyProfileDraft = z.infer<typeof MyProfileDraft>

export const MyProfileEdit = MyProfileDraft.extend({ version: Version })
export type MyProfileEdit = z.infer<typeof MyProfileEdit>

export const myProfileFields = Object.keys(own) as (keyof MyProfileDraft)[]

export const MyProfile = z.object({
  name: z.string(),
  /** The one the guest signs in with. */
  email: z.string(),
  nationality: z.string(),
  /** "Aadhaar ending in 1234", never the full number. */
  id_proof: z.string().nullable(),
  ...asStored(own),
  version: z.int(),
})
export type MyProfile = z.infer<typeof MyProfile>

export const myProfileMessages = {
  saved: 'Your profile is saved.',
  changedMeanwhile: 'The hotel changed your profile while you were editing it. Look at what changed, then save again.',
  loadFailed: 'Failed to load your profile',
  saveFailed: 'Your profile could not be saved. Please try again.',
  askDesk: 'The hotel has copied these from your documents. To correct them, ask the front desk.',
  signsIn: 'You sign in with it. To change it, ask the front desk for a new invitation.',
}

const path = '/my/profile'
const access = 'candidate' as const

export const myProfileEndpoints = {
  get: endpoint({ method: 'GET', path, access, summary: 'The own contact data', reply: dataOf(MyProfile) }),
  update: endpoint({
    method: 'PUT',
    path,
    access,
    summary: 'Change what is sent of the own contact data',
    body: MyProfileDraft.partial().extend({ version: Version }),
    reply: savedReply(MyProfile),
  }),
}
