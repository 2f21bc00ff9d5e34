import { changedMeanwhile } from '#contract/kit/version.ts'

export const foodPlanMessages = {
  saved: 'Food plan saved successfully',
  updated: 'Food plan updated successfully',
  missing: 'This food plan no longer exists. Refresh the list.',
  nameTaken: 'Food plan name already exists',
  changedMeanwhile: changedMeanwhile('this food plan'),
  listFailed: 'Failed to load food plans',
  saveFailed: 'Failed to save the food plan',
}
