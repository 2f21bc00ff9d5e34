import type { OrderStatus } from '#contract/orders/order.ts'
import { orderStatusNames } from '#contract/orders/order-names.ts'

export const orderMessages = {
  bookingRequired: 'Booking is required.',
  timeRequired: 'Order date & time is required.',
  itemRequired: 'Item is required.',
  quantityRequired: 'Quantity required.',
  incomplete: 'Please fill all required fields.',
  tooFarAhead: 'An order is taken at most 7 days ahead',
  tooLongAgo: 'An order is entered at most a year later',

  placed: 'Order placed successfully!',
  updated: 'Order updated successfully!',
  statusUpdated: 'Order status updated',
  cancelled: 'Order cancelled successfully',

  missing: 'This order no longer exists. Go back to the list and choose another.',
  bookingMissing: 'This booking no longer exists. Choose another.',
  bookingClosed: (booking: string, status: string) =>
    `${booking} is ${status} and takes no more orders. Choose a booking that is booked or checked in.`,
  frozen: (booking: string) => `${booking} is checked out: its orders are on the invoice and can no longer be changed.`,
  roomNotBooked: 'This room does not belong to the booking. Choose one that does.',
  itemMissing: 'This item no longer exists. Choose another.',
  itemInactive: (item: string) => `${item} can't be ordered at the moment. Choose another item.`,
  begun: 'The kitchen has started this order. Call the hotel to change it.',
  changedMeanwhile: (who: string) =>
    `${who} changed this order while you were looking at it. Open it again to see what is new.`,
  statusChanged: (status: OrderStatus) => (who: string) =>
    `${who} changed this order: it is now ${orderStatusNames[status]}. Nothing was changed.`,
  cancelledMeanwhile: (who: string) => `This order was cancelled by ${who}. Open it to change it.`,

  placeFailed: 'Failed to place order.',
  updateFailed: 'Failed to update order.',
  statusFailed: 'Failed to update status.',
  cancelFailed: 'Failed to cancel order. Please try again.',
  loadFailed: 'Failed to load order for editing.',
  listFailed: 'Failed to load orders',
  bookingsFailed: 'Failed to load bookings',
  itemsFailed: 'Failed to load items.',
  roomsFailed: 'Failed to load occupied rooms',
  slipFailed: 'Failed to make the kitchen slip',

  cancelTitle: 'Cancel Order',
  cancelQuestion: (room: string, guest: string) =>
    `Cancel the order for room ${room}, ${guest}? It will not be billed.`,
  deliverTo: (room: string) => `Deliver to room ${room}`,
  noBooking: (room: string) => `Room ${room} has no booking that can take an order.`,
}
