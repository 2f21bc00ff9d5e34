import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

export const settingsMessages = {
  saved: 'Settings saved successfully',
  noTax: 'Saved: no tax is charged. Add tax rates in the settings if that changes.',
  noTaxWithGstin: 'A hotel with a GSTIN charges tax. Add its tax rates, or remove the GSTIN from the settings.',
  noTaxFailed: 'Failed to save that no tax is charged',
  logoSaved: 'Logo saved successfully',
  logoRemoved: 'Logo removed. Invoices that were issued with it keep it.',
  logoMissing: 'There is no logo.',
  nameRequired: 'The name of the property is required',
  wrongGstin: 'This GSTIN is not valid: its check digit is wrong. Compare it with the certificate.',
  gstinOfOtherState: 'A GSTIN begins with the code of its state. Choose the state it belongs to.',
  gstinWithoutState: 'Choose the state: it is printed with the GSTIN',
  wrongTimeZone: 'This time zone does not exist. Choose one such as Asia/Kolkata.',
  wrongTime: 'Enter a time as HH:MM',
  wrongDayStart: 'Enter a time from 00:00 to 11:59',
  earlierDate: (current: CalendarDate, wanted: CalendarDate) =>
    `This would set the hotel's date back from ${formatDay(current)} to ${formatDay(wanted)} while guests are checked in. Save it later today, when the date stays the same.`,
  wrongUpi: 'A UPI id looks like name@bank',
  wrongPrefix: 'A prefix has 1 to 3 capital letters',
  takenPrefix: 'RV and RF are the prefixes of receipt and refund vouchers. Choose another.',
  samePrefix: 'Invoices and credit notes need different prefixes',
  abovePercentMissing: 'Enter from which share of rooms sold prices rise, or clear both fields',
  raisePercentMissing: 'Enter by how much prices rise, or clear both fields',
  wrongCredits: 'Enter a whole number from 0 to 99',
  previewFailed: 'Failed to load the preview',
  wrongEmail: 'Please enter a valid email',
  changedMeanwhile: (who: string) =>
    `${who} changed the settings while you were editing them. Look at what changed, then save again.`,
  loadFailed: 'Failed to load settings',
  saveFailed: 'Failed to save settings',
  logoFailed: 'Failed to save the logo',
}
