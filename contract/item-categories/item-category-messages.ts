import { changedMeanwhile } from '#contract/kit/version.ts'

export const itemCategoryMessages = {
  saved: 'Item category saved successfully!',
  updated: 'Item category updated successfully!',
  removed: 'Category deleted successfully',
  missing: 'This category no longer exists. Go back to the list and choose another.',
  changedMeanwhile: changedMeanwhile('this category'),
  nameTaken: 'Category name already exists',
  hasItems: (items: number) =>
    `This category has ${items === 1 ? '1 item' : `${items} items`}. Move or delete them first, then delete the category.`,
  invalid: 'Invalid category data. Please check all fields.',
  saveFailedTitle: 'Category Save Failed',
  saveFailed: 'Failed to save category.',
  updateFailed: 'Failed to update category.',
  loadFailed: 'Failed to load category',
  listFailed: 'Failed to load categories',
  removeTitle: 'Delete Category',
  removeFailed: 'Failed to delete category',
}
