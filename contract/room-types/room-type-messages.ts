import { changedMeanwhile } from '#contract/kit/version.ts'

export const roomTypeMessages = {
  saved: 'Room type saved successfully!',
  updated: 'Room type updated successfully!',
  removed: 'Room type deleted successfully',
  missing: 'This room type no longer exists. Go back to the list and choose another.',
  changedMeanwhile: changedMeanwhile('this room type'),
  nameTaken: 'Room type name already exists',
  hasRooms: (rooms: number) =>
    `This room type has ${rooms === 1 ? '1 room' : `${rooms} rooms`}. Move or delete them first, then delete the type.`,
  invalid: 'Invalid room type data. Please check all fields.',
  saveFailedTitle: 'Room Type Save Failed',
  saveFailed: 'Failed to save room type',
  updateFailed: 'Failed to update room type',
  loadFailed: 'Failed to load room type',
  listFailed: 'Failed to fetch room types',
  removeTitle: 'Delete Room Type',
  removeFailed: 'Delete failed. Please try again.',
}
