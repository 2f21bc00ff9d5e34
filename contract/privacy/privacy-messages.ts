import { counted } from '#contract/kit/counted.ts'

export const privacyMessages = {
  wrongDays: 'Enter a whole number of days from 1 to 7300 (20 years)',
  saved: 'Saved',
  changedMeanwhile: (who: string) =>
    `${who} changed the settings while you were editing them. Reload the page and save again.`,
  off: 'Deleting is switched off. Say first after how many days IDs are deleted.',
  listChanged:
    'The list has changed since you looked at it. Nothing was deleted. Look at the new list and start again.',
  nothingDue: 'There is nothing to delete today.',
  deleted: (guests: number) => `Deleted the ID photos and numbers of ${counted(guests, 'guest')}`,
  loadFailed: 'Failed to load what will be deleted',
  saveFailed: 'Failed to save',
  runFailed: 'Nothing was deleted',
  runsFailed: 'Failed to load what was deleted',
}
