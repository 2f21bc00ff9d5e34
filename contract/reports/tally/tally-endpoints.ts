import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply } from '#contract/kit/file-reply.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { TallyQuery, TallyReport } from '#contract/reports/tally/tally.ts'
import { TallySettings, TallySettingsDraft } from '#contract/reports/tally/tally-settings.ts'

const path = '/reports/tally'
const file = {
  method: 'GET',
  access: 'reports.money',
  query: TallyQuery,
  reply: FileReply,
  file: 'application/xml',
} as const

export const tallyEndpoints = {
  report: endpoint({
    method: 'GET',
    path,
    access: 'reports.money',
    summary: 'What the export for Tally has, and what to correct before it is imported',
    query: TallyQuery,
    reply: dataOf(TallyReport),
  }),
  vouchers: endpoint({
    ...file,
    path: `${path}.xml`,
    summary: 'The vouchers of some days, at most 366, as an XML file for Tally',
  }),
  masters: endpoint({
    ...file,
    path: `${path}-masters.xml`,
    summary: 'The ledgers and groups that these vouchers need, as an XML file for Tally',
  }),
  settings: endpoint({
    method: 'GET',
    path: `${path}/ledgers`,
    access: 'reports.money',
    summary: 'The names of the ledgers in Tally',
    reply: dataOf(TallySettings),
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: `${path}/ledgers`,
    access: 'tally.change',
    summary: 'Change the names of the ledgers in Tally',
    body: TallySettingsDraft,
    reply: savedReply(TallySettings),
  }),
}
