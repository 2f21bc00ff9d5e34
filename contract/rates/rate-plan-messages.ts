import { counted } from '#contract/kit/counted.ts'
import { changedMeanwhile } from '#contract/kit/version.ts'

export const ratePlanMessages = {
  saved: 'Rate plan saved successfully!',
  updated: 'Rate plan updated successfully!',
  removed: 'Rate plan deleted successfully',
  missing: 'This rate plan no longer exists. Go back to the list and choose another.',
  changedMeanwhile: changedMeanwhile('this rate plan'),
  nameTaken: 'Another rate plan has this name. Enter another name.',
  parentMissing: 'The plan to derive from no longer exists. Choose another one.',
  foodPlanMissing: 'This food plan no longer exists. Choose another one.',
  companyMissing: 'This company no longer exists. Choose another one.',
  circle: 'A plan can’t be derived from itself, directly or through other plans. Choose another one.',
  lastPlan: 'The hotel needs one active rate plan that is for everybody. Add another one first.',
  hasDerived: (names: string[]) => `These plans are derived from it: ${names.join(', ')}. Change them first.`,
  inUse: (bookings: number, requests: number) =>
    `This rate plan has ${[bookings && counted(bookings, 'booking'), requests && counted(requests, 'booking request')]
      .filter(Boolean)
      .join(' and ')}, so it can’t be deleted. Make it inactive instead: then it is no longer offered.`,
  nights: 'Enter a number of nights from 1 to 365',
  daysAhead: 'Enter a number of days from 0 to 730',
  adultsIncluded: 'Enter a number of adults from 1 to 50',
  amountTooLow: 'The amount is too low',
  notPlan: 'Enter the number of a rate plan, or nothing for a plan with its own prices',
  differenceWithoutParent: 'Choose the plan to derive from, or enter no difference',
  percentOrAmount: 'Enter a percentage or an amount, not both',
  nightsReversed: 'Maximum nights can’t be fewer than minimum nights',
  daysReversed: 'The maximum of days before arrival can’t be less than the minimum',
  companyIsPrivate: 'A plan for one company can’t be public',
  saveFailedTitle: 'Rate Plan Save Failed',
  saveFailed: 'Failed to save rate plan',
  updateFailed: 'Failed to update rate plan',
  loadFailed: 'Failed to load rate plan',
  listFailed: 'Failed to fetch rate plans',
  removeTitle: 'Delete Rate Plan',
  removeFailed: 'Delete failed. Please try again.',
}
