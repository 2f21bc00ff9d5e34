import { changedMeanwhile } from '#contract/kit/version.ts'

export const paymentMethodMessages = {
  saved: 'Payment method saved successfully',
  updated: 'Payment method updated successfully',
  missing: 'This payment method no longer exists. Refresh the list.',
  nameTaken: 'Payment method name already exists',
  changedMeanwhile: changedMeanwhile('this payment method'),
  listFailed: 'Failed to load payment methods',
  saveFailed: 'Failed to save the payment method',
}
