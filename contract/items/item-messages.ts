import { changedMeanwhile } from '#contract/kit/version.ts'

export const itemMessages = {
  saved: 'Item saved successfully!',
  updated: 'Item updated successfully!',
  removed: 'Item deleted successfully',
  missing: 'Item not found',
  changedMeanwhile: changedMeanwhile('this item'),
  nameTaken: 'This category already has an item of this name',
  categoryMissing: 'This category no longer exists. Choose another.',
  incomplete: 'Please fill out the form correctly.',
  unexpected: 'An unexpected error occurred.',
  saveFailedTitle: 'Error Saving Item',
  updateFailedTitle: 'Error Updating Item',
  loadFailed: 'Failed to load item for editing.',
  listFailed: 'Failed to load items.',
  removeTitle: 'Delete Item',
  removeFailed: 'Failed to delete item.',
  noDescription: 'No description available',
}
