import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { changedMeanwhile } from '#contract/kit/version.ts'

export const registerMessages = {
  bothDates: 'Please select both dates',
  tooManyDays: 'The register is shown and printed for at most 31 days. Choose fewer days, or download it as Excel.',
  tooManyDaysOfExcel: 'As Excel the register covers at most 366 days. Choose fewer days.',
  notYet: (today: string) => `The register goes up to today, ${formatDay(today)}.`,
  tooOld: (days: number, first: string) =>
    `The register is kept for ${days} days. Choose a day from ${formatDay(first)} on.`,
  noColumns: 'Choose at least one column.',
  columnTwice: 'A column can be chosen once.',
  nobodyArrived: 'Nobody arrived on this day.',
  nobodyInHouse: 'Nobody was in the house on this day.',
  listFailed: 'Failed to load the guest register',
  pdfFailed: 'Failed to print the guest register.',
  excelFailed: 'Failed to download Excel.',
}

export const registerTemplateMessages = {
  saved: 'Template saved',
  updated: 'Template changed',
  removed: 'Template deleted',
  missing: 'This template no longer exists. Reload the page.',
  changedMeanwhile: changedMeanwhile('this template'),
  nameMissing: 'Enter a name',
  nameTaken: 'Another template has this name.',
  defaultStays: 'This template is the default. Make another one the default first.',
  saveFailed: 'Failed to save the template',
  removeFailed: 'Failed to delete the template',
}
