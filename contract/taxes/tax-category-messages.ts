import { changedMeanwhile } from '#contract/kit/version.ts'

export const taxCategoryMessages = {
  saved: 'Tax category saved successfully',
  updated: 'Tax category updated successfully',
  removed: 'Tax category and its rates deleted. Invoices stay as they are.',
  missing: 'This tax category no longer exists. Choose another.',
  changedMeanwhile: changedMeanwhile('this tax category'),
  nameTaken: 'Another tax category has this name',
  builtin: 'This tax category is built in and cannot be deleted.',
  builtinTaxable: 'This tax category is built in and stays taxable. Add another category for items that are not taxed.',
  hasItems: (items: number) =>
    `${items === 1 ? '1 item has' : `${items} items have`} this tax category. Give them another category first, then delete this one.`,
  isOrdered: 'Orders without an invoice have this tax category. Delete it after these guests have checked out.',
  noRates: 'A category that is exempt or outside GST has no tax rate. Choose a taxable category.',
  listFailed: 'Failed to load tax categories',
  saveFailed: 'Failed to save the tax category',
  removeFailed: 'Failed to delete the tax category',
}
