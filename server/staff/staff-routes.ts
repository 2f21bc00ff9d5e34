import { staffEndpoints } from '#contract/staff/staff-endpoints.ts'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'
import { sendResetLink } from '#server/auth/password-reset.ts'
import { addAccount, makeNewPassword } from '#server/auth/staff-accounts.ts'
import type { Db } from '#server/db/connect.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changeStaff } from '#server/staff/change-staff.ts'
import { staffProblems } from '#server/staff/staff-problems.ts'
import { getStaff, getStaffByEmail, listStaff } from '#server/staff/staff-store.ts'

const mustGet = async (db: Db, slug: string) => {
  const staff = await getStaff(db, slug)
  if (!staff) throw staffProblems.missing()
  return staff
}

const mustGetActive = async (db: Db, slug: string) => {
  const staff = await mustGet(db, slug)
  if (!staff.is_active) throw staffProblems.isDisabled()
  return staff
}

export const staffRoutes = (api: Api) => {
  api.on(staffEndpoints.list, async ({ db, query }) => ({ data: await listStaff(db, query) }))
  api.on(staffEndpoints.get, async ({ db, params }) => ({ data: await mustGet(db, params.slug) }))
  api.on(staffEndpoints.save, async (call) => {
    const { db, body } = call
    // The first password is never shown; the link sets another one.
    await addAccount(db, { ...body, role: 'admin' })
    const data = await getStaffByEmail(db, body.email)
    if (!data) throw staffProblems.missing()
    const sent = await sendResetLink(call, data)
    return { message: say.saved(sent.delivery), data, ...sent }
  })
  api.on(staffEndpoints.update, async ({ db, params, body }) => {
    const before = await changeStaff(db, params.slug, body)
    const data = await mustGet(db, params.slug)
    if (before.is_active === data.is_active) return { message: say.updated, data }
    return { message: data.is_active ? say.enabled : say.disabled, data }
  })
  api.on(staffEndpoints.remove, async ({ db, params }) => {
    await changeStaff(db, params.slug, { is_active: false })
    return { message: say.disabled }
  })
  api.on(staffEndpoints.sendLink, async (call) => {
    const sent = await sendResetLink(call, await mustGetActive(call.db, call.params.slug))
    return { message: say.linkSent(sent.delivery), ...sent }
  })
  api.on(staffEndpoints.makePassword, async ({ db, params }) => {
    const staff = await mustGetActive(db, params.slug)
    return { message: say.passwordMade, data: { password: await makeNewPassword(db, staff) } }
  })
}
