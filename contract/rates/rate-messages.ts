import { counted } from '#contract/kit/counted.ts'
import { formatRupees, highestPrice, type Paise } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

export const rateMessages = {
  saved: (cells: number) => (cells === 0 ? 'Nothing changed' : `${counted(cells, 'rate')} changed`),
  /** Shown after a plan was opened on a date on which the plan that it is derived from is not open. */
  parentRestricts: (plan: string, parent: string, day: string) =>
    `${plan} keeps the restriction of ${parent} on ${day}, because it is derived from it. Change ${parent} there.`,
  undone: (cells: number) => `${counted(cells, 'rate')} restored`,
  changeMissing: 'This change no longer exists. Load the rate calendar again.',
  nothingLeft: 'The room types or rate plans of this change were deleted, so it can’t be undone.',
  alreadyUndone: 'This change was undone already. The rate calendar shows the rates as they are now.',
  /** Shown when a change can't be undone, because its cells were changed again. */
  changedSince: (who: string, cells: number) =>
    `${who} changed ${counted(cells, 'of these rates', 'of these rates')} since then. Nothing was undone.`,
  /** Shown to the second of two people who change the same cells. */
  changedMeanwhile: (who: string, cells: number) =>
    `${who} changed ${counted(cells, 'of these rates', 'of these rates')} meanwhile. Look at them, then save again.`,
  previewChanged:
    'The prices that this change is calculated from are not the ones that you saw: a room type or a rate plan was changed meanwhile. Nothing was saved. Look at the new prices, then save again.',
  chooseType: 'Choose at least one room type',
  choosePlan: 'Choose at least one rate plan',
  chooseWeekday: 'Choose at least one weekday',
  chooseChange: 'Enter a price, a percentage or a restriction to change',
  onePriceChange: 'Enter a price, a percentage or an amount, not several of them',
  typeMissing: 'One of the room types no longer exists. Load the rate calendar again.',
  planMissing: 'One of the rate plans no longer exists. Load the rate calendar again.',
  minNights: 'Enter a number of nights from 1 to 365',
  daysReversed: 'The last day can’t be before the first',
  tooManyDays: (most: number) => `Choose at most ${most} days`,
  tooManyCells: (most: number) => `Change at most ${most} rates at once`,
  tooHigh: (price: Paise, date: CalendarDate) =>
    `${formatRupees(price)} on ${formatDay(date)} is too high for a price. Enter a smaller change.`,
  tooLow: (price: Paise, date: CalendarDate) =>
    `The price on ${formatDay(date)} would be ${formatRupees(price)}, which is below zero. Enter a smaller change.`,
  nothingToCopy: 'These days have no prices or restrictions to copy. Choose other days.',
  unreadable: (typed: string) => `“${typed}” is not a price. Enter for example 4500, +10%, -5% or +500.`,
  percentRange: 'Enter a percentage from -90 to +500',
  priceTooHigh: `Enter at most ${formatRupees(highestPrice)}`,
  pasteUnreadable: (line: number, column: number, problem: string) =>
    `Nothing was pasted. Line ${line}, column ${column}: ${problem}`,
  nothingToRedo: 'Nothing to redo.',
  nothingToUndo: 'Nothing to undo. Older changes are in the list of changes.',
  nothingToPaste: 'There is nothing to paste.',
  pasteCut: 'The copied block is larger than the sheet. Only the part that fits was pasted.',
  mayBeSaved: 'The rates may have been saved already. Save again to be sure: they change only once.',
  notSaved: 'These rates are not saved yet.',
  noTypes: 'No room types yet',
  addTypesFirst: 'Rates are per room type. Add a room type first.',
  historyFailed: 'Failed to load the changes of this rate',
  changesFailed: 'Failed to load the changes',
  fileFailed: 'Failed to create the Excel file',
  listFailed: 'Failed to fetch rates',
  saveFailed: 'Failed to save the rates',
  undoFailed: 'Failed to undo the change',
  importFailed: 'Failed to import the rates',
  dayMissing: 'This column has values, but no date above them. Enter the date.',
  notCalculated: 'This formula has no result. Open the file in Excel and save it, or enter the value.',
  fileTooLong: 'The file is too long: nothing from this cell on can be imported. Split it into shorter periods.',
  notSpreadsheet: 'This file is not an Excel file. Download the rates, change them there and choose that file.',
  wrongCells: (cells: number) =>
    `${counted(cells, 'cell is', 'cells are')} wrong. Nothing was imported. Correct the file and import it again.`,
  fileChangedMeanwhile: (who: string, cells: number) =>
    `${who} changed ${counted(cells, 'of these rates', 'of these rates')} after the file was downloaded. Nothing was imported. Download the rates again and change them there.`,
  noRates: 'The file has no rates. Download the rates, change them there and choose that file.',
  unknownVersion:
    'The file no longer says when it was downloaded, so changes that colleagues have made since can’t be noticed. Nothing was imported. Download the rates again and change them there, or import it anyway.',
  fileTooLarge: 'This file contains too much. Download the rates of a shorter period and change them there.',
  noSuchType: (name: string) => `There is no room type “${name}”. Correct the name, or delete the row.`,
  noSuchPlan: (name: string) => `There is no rate plan “${name}”. Correct the name, or delete the row.`,
  noSuchValue: (name: string, values: string[]) => `“${name}” is not known. Enter ${values.join(', ')}.`,
  rowTwice: 'This row is in the file twice. Delete one of them.',
  dayTwice: 'This day is in the file twice. Delete one of the columns.',
  notDay: 'Enter a day here, such as 24-Dec-2026',
  notPrice: (text: string) => `“${text}” is not a price. Enter an amount in rupees, such as 4500.`,
  tooManyDecimals: (text: string) => `“${text}” has more than 2 decimals. Round it, for example with =ROUND(…, 0).`,
  priceIsPercent: 'Enter the new price in rupees here, not a percentage.',
  priceIsRestriction: (text: string) => `“${text}” is not a price. Enter it in the row Restrictions.`,
  notRestriction: (text: string, words: string[]) => `“${text}” is not known. Enter ${words.join(', ')}, or nothing.`,
  tooLarge: 'The file is larger than 5 MB. Download the rates of a shorter period and change them there.',
}
