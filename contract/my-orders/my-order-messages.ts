export const myOrderMessages = {
  placed: 'Your order was sent to the kitchen.',
  cancelled: 'Your order is cancelled. It is not on the bill.',

  nothingChosen: 'Choose something first.',
  quantity: 'Enter a whole number, at least 1',
  tooMuch: (most: number) => `At most ${most} of one item. For more, call the hotel.`,
  tooManyLines: (most: number) => `An order has at most ${most} different items. For more, call the hotel.`,
  tooManyPending: (most: number) =>
    `You have ${most} orders that are not started yet. Wait for them, or call the hotel.`,
  notCheckedIn: 'You can order as soon as you are checked in. Until then, call the hotel.',
  missing: 'This is not one of your orders. Reload the page.',

  menuFailed: 'Failed to load the menu',
  listFailed: 'Failed to load your orders',
  placeFailed: 'Your order could not be placed. Please try again.',
  cancelFailed: 'Your order could not be cancelled. Please try again.',
}
