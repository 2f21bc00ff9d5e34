import { indianGst } from '#contract/taxes/indian-gst.ts'
import { taxEndpoints } from '#contract/taxes/tax-endpoints.ts'
import { taxMessages as say } from '#contract/taxes/tax-messages.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { billTaxes } from '#server/taxes/bill-taxes.ts'
import { installTaxCategories } from '#server/taxes/install-tax-categories.ts'
import { lockTaxableCategory } from '#server/taxes/tax-category-store.ts'
import { taxProblems } from '#server/taxes/tax-problems.ts'
import { getTaxRule, insertTaxRules, listTaxRules, removeTaxRule, updateTaxRule } from '#server/taxes/tax-store.ts'
import { taxSummary } from '#server/taxes/tax-summary.ts'
import { taxSummaryFile } from '#server/taxes/tax-summary-file.ts'
import { listTaxWarnings } from '#server/taxes/tax-warnings.ts'

export const taxRoutes = (api: Api) => {
  api.on(taxEndpoints.list, async ({ db }) => ({ data: await listTaxRules(db) }))
  api.on(taxEndpoints.forBills, async ({ db }) => ({ data: await billTaxes(db) }))
  api.on(taxEndpoints.warnings, async (call) => ({ data: await listTaxWarnings(call) }))
  api.on(taxEndpoints.save, async ({ db, body }) => {
    await lockTaxableCategory(db, body.tax_category_id)
    const [data] = await insertTaxRules(db, [body])
    if (!data) throw taxProblems.missing()
    return { message: say.saved, data }
  })
  api.on(taxEndpoints.update, async ({ db, params, body }) => {
    await lockTaxableCategory(db, body.tax_category_id)
    const isUpdated = await updateTaxRule(db, params.slug, body)
    const data = await getTaxRule(db, params.slug)
    if (!data) throw taxProblems.missing()
    if (isUpdated) return { message: say.updated, data }
    throw await changedMeanwhile(db, { entity: 'tax_rule', slug: params.slug }, say.changedMeanwhile)
  })
  api.on(taxEndpoints.remove, async ({ db, params }) => {
    if (!(await removeTaxRule(db, params.slug))) throw taxProblems.missing()
    return { message: say.removed }
  })
  api.on(taxEndpoints.installIndianGst, async ({ db, body }) => ({
    message: say.gstInstalled,
    data: await installTaxCategories(db, indianGst(body.food_rate)),
  }))
  api.on(taxEndpoints.summary, async ({ db, query }) => ({ data: await taxSummary(db, query.month) }))
  api.on(taxEndpoints.summaryFile, async ({ db, query }) => taxSummaryFile(db, query.month))
}
