import { counted } from '#contract/kit/counted.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

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
  nameRequired: 'Enter the guest’s name',
  wrongName: 'This is not the guest’s name. Enter it as it is shown.',
  formerGuest: 'Former guest',
  formerFolio: 'Folio of a former guest',
  /** Takes the place of a text that must not be empty. */
  deletedText: 'Deleted',
  anonymised: 'The guest was anonymised',
  anonymisedAlready: 'This guest was anonymised already.',
  anonymiseFailed: 'The guest was not anonymised',
  privacyFailed: 'Failed to load what can be done',
  openBookings: (numbers: string) => `Open bookings: ${numbers}. Check out or cancel them first.`,
  openRequest: 'A booking request waits for an answer. Answer it first.',
  moneyDue: (numbers: string) => `Money is not settled for ${numbers}. Settle it first.`,
  inRegister: (until: CalendarDate) =>
    `The guest register must keep this guest until ${formatDay(until)}. It can be done from the next day on.`,
  keeps: {
    invoices:
      'Invoices, credit notes, vouchers and receipts keep the printed name and address: books are kept 8 years.',
    bookings: 'Bookings, nights, orders and payments stay as figures, without names, reasons and references.',
    elsewhere:
      'Lost property, repairs and cleaning stay as they are. If a text there names this guest, change it there.',
    nationality: 'The nationality stays, for statistics.',
    filings: 'Of a foreign national, the number and time of what was filed with the authority stay.',
  },
  exportFailed: 'Failed to make the file',
  anonymisedOn: (day: string) => `This guest was anonymised on ${day}.`,
  notNow: 'This guest can’t be anonymised now',
  askAnonymise: (name: string) =>
    `Everything personal of ${name} is deleted for good: name, contact, IDs, photo, signature, the account of the guest area, and what was written about the guest’s own bookings, also in the audit trail.`,
  whatStays: 'What stays:',
  removables: {
    photo: 'ID photo',
    id_number: 'ID number',
    passport_no: 'passport number',
    visa_no: 'visa number',
    signature: 'signature',
    trail: 'earlier numbers in the audit trail',
  },
  countedFrom:
    'The days count from the last departure, or from the day on which the IDs were entered if that is later.',
  /** When a guest left, or since when the IDs of a guest who never stayed are kept. */
  leftOn: ({ slug, departure, since }: { slug: string | null; departure: string | null; since: CalendarDate }) => {
    if (slug === null) return `Deleted on ${formatDay(since)}`
    if (departure === null) return `Never stayed, entered on ${formatDay(since)}`
    return departure === since ? formatDay(since) : `${formatDay(departure)}, IDs entered on ${formatDay(since)}`
  },
  firstOf: (guests: number) => `One run deletes the oldest ${guests}; the next run continues.`,
  askRun: (guests: number) =>
    `The ID photos, ID numbers, passport and visa numbers and signatures of ${counted(guests, 'guest')} on this list are deleted for good, also in the audit trail.`,
  limit: (days: number | null, register: number) =>
    days === null
      ? 'Nothing is deleted.'
      : `IDs are kept for ${counted(Math.max(days, register), 'day')} after the day of departure${
          days < register ? ', because the guest register must be kept that long' : ''
        }, of foreign nationals for a year at least. Guests who are in the house or expected keep theirs. Every day the IDs that are past this are deleted.`,
  backups:
    'Backups hold deleted data until they are replaced by newer ones. After a restore the deletion runs again by itself; guests who were anonymised after that backup have to be anonymised again.',
  runsFailed: 'Failed to load what was deleted',
}
