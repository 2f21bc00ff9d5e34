import { endpoint } from '#contract/kit/endpoint.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'
import { logoRules } from '#contract/settings/logo.ts'
import { Settings, SettingsDraft } from '#contract/settings/settings.ts'

const path = '/settings'

export const settingsEndpoints = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'staff',
    summary: 'The settings of the hotel',
    reply: dataOf(Settings),
  }),
  save: endpoint({
    method: 'PUT',
    path,
    access: 'settings.change',
    summary: 'Change the settings of the hotel',
    body: SettingsDraft,
    reply: savedReply(Settings),
  }),
  saveLogo: endpoint({
    method: 'PUT',
    path: `${path}/logo`,
    access: 'settings.change',
    summary: 'Set the logo (a form with one file)',
    body: z.object({}),
    reply: savedReply(Settings),
    upload: { field: logoRules.field, largest: logoRules.largest, tooLarge: logoRules.tooLarge },
  }),
  chargeNoTax: endpoint({
    method: 'POST',
    path: `${path}/no-tax`,
    access: 'settings.change',
    summary: 'Say that this hotel, which has no GSTIN, charges no tax',
    reply: Done,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: `${path}/logo`,
    access: 'settings.change',
    summary: 'Take the logo away',
    reply: Done,
  }),
}
