import { changedMeanwhile } from '#contract/kit/version.ts'

export const roomMessages = {
  saved: 'Room saved successfully!',
  updated: 'Room updated successfully!',
  updatedAndKeptBack: 'Room updated successfully! It is kept back for the nights you entered.',
  removed: 'Room deleted successfully',
  missing: 'This room no longer exists. Go back to the list and choose another.',
  changedMeanwhile: changedMeanwhile('this room'),
  numberTaken: 'Room number already exists',
  numberIsFixed: 'A room keeps its number. Add a new room for another number.',
  typeMissing: 'This room type no longer exists. Choose another.',
  inUse: (booking: string) =>
    `This room has the current or coming booking ${booking}. Move or cancel it first, then delete the room.`,
  held: (booking: string) => `The guest of ${booking} is in this room. Check them out first.`,
  heldForMaintenance: (booking: string) =>
    `The guest of ${booking} is in this room. Move them to another room or check them out, then set it to Maintenance.`,
  keptBack: 'The room is kept back for these nights.',
  givenBack: 'The room can be booked for these nights again.',
  notKeptBack: 'These nights are not kept back any more.',
  keepBackFailed: 'Failed to keep the room back',
  giveBackFailed: 'Failed to give the room back',
  maintenanceFailed: 'Failed to load the nights that are kept back',
  invalid: 'Invalid room data. Please check all fields.',
  saveFailedTitle: 'Room Save Failed',
  saveFailed: 'Failed to save room',
  updateFailed: 'Failed to update room',
  loadFailed: 'Failed to load room',
  listFailed: 'Failed to fetch rooms',
  typesFailed: 'Failed to load room types.',
  removeTitle: 'Delete Room',
  removeFailed: 'Failed to delete room',
}
