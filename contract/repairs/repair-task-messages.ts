import { changedMeanwhile } from '#contract/kit/version.ts'

export const repairTaskMessages = {
  saved: 'Recurring task saved successfully!',
  updated: 'Recurring task updated successfully!',
  removed: 'Recurring task deleted successfully',
  missing: 'This recurring task no longer exists.',
  changedMeanwhile: changedMeanwhile('this recurring task'),
  descriptionMissing: 'Say what is to be done',
  daysMissing: 'Enter a number of days from 1 to 3650',
  startMissing: 'The first due date is required',
  placeMissing: 'Choose at least one room or enter an area',
  roomMissing: 'One of these rooms no longer exists. Choose the rooms again.',
  listFailed: 'Failed to load the recurring tasks',
  saveFailed: 'Failed to save the recurring task',
  removeFailed: 'Failed to delete the recurring task',
}
