import { changedMeanwhile } from '#contract/kit/version.ts'

export const taxMessages = {
  saved: 'Tax rate saved successfully',
  updated: 'Tax rate updated successfully',
  removed: 'Tax rate deleted. Invoices that were issued with it stay as they are.',
  gstInstalled: 'The Indian GST rates are applied. Review them before the next check-out.',
  missing: 'This tax rate no longer exists. Refresh the list.',
  changedMeanwhile: changedMeanwhile('this tax rate'),
  overlap: 'Another rate of this category is in force for the same days and amounts. End that one first.',
  wrongSac: 'A SAC has 4, 6 or 8 digits',
  valueNegative: 'Amount cannot be negative',
  valuesTurned: 'The highest amount must not be below the lowest',
  datesTurned: 'The last day must not be before the first',
  foodRate: 'Food is taxed at 5 % or at 18 %',
  gstinWithoutRates: 'The hotel has a GSTIN, but no tax rates. No tax is charged.',
  ratesWithoutGstin: 'Tax is charged, but the hotel has no GSTIN. Enter it in the settings.',
  noRate: (what: string) => `No tax rate is in force for ${what}. Nothing is charged.`,
  noRateFrom: (what: string, day: string) => `From ${day} no tax rate is in force for ${what}.`,
  listFailed: 'Failed to load tax rates',
  saveFailed: 'Failed to save the tax rate',
  removeFailed: 'Failed to delete the tax rate',
  summaryFailed: 'Failed to load the tax summary',
  planLifts: (before: string, after: string) =>
    `With the food plan a room-night is taxed at ${after} instead of ${before}.`,
}
