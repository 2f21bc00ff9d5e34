import { Id } from '#contract/kit/id.ts'
import { atMost, highestPayment, Rupees } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { allPermissions, type LimitKind, limitOf } from '#contract/kit/permission.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'
import { roleMessages as say } from '#contract/roles/role-messages.ts'

const limitedBy = (kind: LimitKind | undefined) => z.enum(allPermissions.filter((name) => limitOf(name) === kind))

const amount = Rupees.refine((limit) => limit >= 0, 'Amount cannot be negative').refine(...atMost(highestPayment))
const percent = wholeNumber().min(0, say.percent).max(100, say.percent)

/** A permission of a role; without a limit, `up_to` is null. */
export const RolePermission = z.discriminatedUnion('permission', [
  z.object({ permission: limitedBy(undefined), up_to: z.null().default(null) }),
  z.object({ permission: limitedBy('amount'), up_to: amount.nullable().default(null) }),
  z.object({ permission: limitedBy('percent'), up_to: percent.nullable().default(null) }),
])
export type RolePermission = z.infer<typeof RolePermission>

const isChosenOnce = (chosen: RolePermission[]) =>
  new Set(chosen.map(({ permission }) => permission)).size === chosen.length

/** `Ｏwner` in wide letters, or with two spaces, would look like another role. */
const plainLetters = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ')

export const RoleDraft = z.object({
  name: requiredText(60).overwrite(plainLetters),
  /** Who has this role signs in with a code of an authenticator app, too. */
  needs_second_factor: z.boolean().default(false),
  /** What they include is added. */
  permissions: z.array(RolePermission).refine(isChosenOnce, say.chosenTwice),
})
export type RoleDraft = z.infer<typeof RoleDraft>

export const RoleEdit = RoleDraft.extend({ version: Version })
export type RoleEdit = z.infer<typeof RoleEdit>

export const Role = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  /** The role of the owners has every permission. */
  is_owner: z.boolean(),
  needs_second_factor: z.boolean(),
  permissions: z.array(RolePermission),
  /** How many accounts have it, disabled ones included. */
  staff_count: z.int(),
  version: z.int(),
})
export type Role = z.infer<typeof Role>

export const RoleQuery = listQuery('name')
export type RoleQuery = z.infer<typeof RoleQuery>
