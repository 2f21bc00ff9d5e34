import { secondFactorMessages as secondFactor } from '#contract/auth/second-factor/second-factor-messages.ts'
import { staffEndpoints } from '#contract/staff/staff-endpoints.ts'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'
import { sendResetLink } from '#server/auth/password-reset.ts'
import { resetSecondFactor } from '#server/auth/second-factor/reset-second-factor.ts'
import { secondFactorProblems } from '#server/auth/second-factor/second-factor-problems.ts'
import { addAccount, makeNewPassword } from '#server/auth/staff-accounts.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changeStaff } from '#server/staff/change-staff.ts'
import { refuseHigherAccount, refuseHigherRole } from '#server/staff/refuse-higher-role.ts'
import { staffProblems } from '#server/staff/staff-problems.ts'
import { getStaff, getStaffByEmail, listStaff } from '#server/staff/staff-store.ts'

const mustGet = async (db: Db, slug: string) => {
  const staff = await getStaff(db, slug)
  if (!staff) throw staffProblems.missing()
  return staff
}

/** An active account whose role allows no more than the user's, so that the user may set its password. */
const mustGetActive = async (db: Db, user: Actor, slug: string) => {
  const staff = await mustGet(db, slug)
  await refuseHigherAccount(db, user, staff.role_id)
  if (!staff.is_active) throw staffProblems.isDisabled()
  return staff
}

export const staffRoutes = (api: Api) => {
  api.on(staffEndpoints.list, async ({ db, query }) => ({ data: await listStaff(db, query) }))
  api.on(staffEndpoints.get, async ({ db, params }) => ({ data: await mustGet(db, params.slug) }))
  api.on(staffEndpoints.save, async (call) => {
    const { db, user, body } = call
    await refuseHigherRole(db, user, body.role_id)
    // The first password is never shown; the link sets another one.
    await addAccount(db, { ...body, role: 'admin' })
    const data = await getStaffByEmail(db, body.email)
    if (!data) throw staffProblems.missing()
    const sent = await sendResetLink(call, data)
    return { message: say.saved(sent.delivery), data, ...sent }
  })
  api.on(staffEndpoints.update, async ({ db, user, params, body }) => {
    const before = await changeStaff(db, user, params.slug, body)
    const data = await mustGet(db, params.slug)
    if (before.is_active === data.is_active) return { message: say.updated, data }
    return { message: data.is_active ? say.enabled : say.disabled, data }
  })
  api.on(staffEndpoints.remove, async ({ db, user, params }) => {
    await changeStaff(db, user, params.slug, { is_active: false })
    return { message: say.disabled }
  })
  api.on(staffEndpoints.sendLink, async (call) => {
    const sent = await sendResetLink(call, await mustGetActive(call.db, call.user, call.params.slug))
    return { message: say.linkSent(sent.delivery), ...sent }
  })
  api.on(staffEndpoints.makePassword, async ({ db, user, params }) => {
    const staff = await mustGetActive(db, user, params.slug)
    return { message: say.passwordMade, data: { password: await makeNewPassword(db, staff) } }
  })
  api.on(staffEndpoints.resetSecondFactor, async ({ db, user, params }) => {
    const staff = await mustGet(db, params.slug)
    await refuseHigherAccount(db, user, staff.role_id)
    if (staff.id === user.account_id) throw secondFactorProblems.resetOwn()
    if (!(await resetSecondFactor(db, staff.id))) throw secondFactorProblems.hasNone()
    return { message: secondFactor.reset(staff.name) }
  })
}
