import { cellChangeText } from '#contract/rates/cell-change-text.ts'
import { rateEndpoints } from '#contract/rates/rate-endpoints.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changeCells, changeInBulk, copySeason } from '#server/rates/changes/change-rates.ts'
import { listCellChanges, listChanges } from '#server/rates/changes/rate-history-store.ts'
import { undoChange } from '#server/rates/changes/undo-change.ts'
import { importRates, openRatesFile } from '#server/rates/excel/import-rates.ts'
import { ratesFile } from '#server/rates/excel/rates-file.ts'
import { readCalendar } from '#server/rates/rate-store.ts'

const mostChanges = 50
const mostEntries = 200

const saved = ({ note, ...data }: Awaited<ReturnType<typeof changeInBulk>>) => ({
  message: [say.saved(data.cells), note].filter(Boolean).join('. '),
  data,
})

export const rateRoutes = (api: Api) => {
  api.on(rateEndpoints.list, async ({ db, query }) => ({ data: await readCalendar(db, query) }))
  api.on(rateEndpoints.change, async (call) => saved(await changeInBulk(call, call.body)))
  api.on(rateEndpoints.changeCells, async (call) => saved(await changeCells(call, call.body)))
  api.on(rateEndpoints.copy, async (call) => saved(await copySeason(call, call.body)))
  api.on(rateEndpoints.changes, async ({ db }) => ({ data: await listChanges(db, mostChanges) }))
  api.on(rateEndpoints.undo, async (call) => {
    const data = await undoChange(call, call.params.id)
    return { message: say.undone(data.cells), data }
  })
  api.on(rateEndpoints.history, async ({ db, query }) => {
    const entries = await listCellChanges(db, query, mostEntries)
    const data = entries.map(({ before, after, ...entry }) => ({
      ...entry,
      price_before: before.price,
      price_after: after.price,
      text: cellChangeText(before, after),
    }))
    return { data }
  })
  api.on(rateEndpoints.file, async ({ db, query }) => ratesFile(db, query))
  api.onPrepared(rateEndpoints.import, openRatesFile, async (call, workbook) =>
    saved(await importRates(call, workbook, call.body.last_change)),
  )
}
