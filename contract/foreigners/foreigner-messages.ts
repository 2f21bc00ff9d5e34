import { changedMeanwhile } from '#contract/kit/version.ts'

export const foreignerMessages = {
  filed: (name: string) => `${name} is filed`,
  departureFiled: (name: string) => `The departure of ${name} is filed`,
  undone: (name: string) => `The entry for ${name} is removed. The history keeps it.`,
  missingFields: (labels: string[]) =>
    `These fields of the form are empty here: ${labels.join('; ')}. Complete the guest form, so that the register has them too, or record the filing without them.`,
  fieldSaved: 'Field saved',
  codeSaved: 'Code saved',
  rowRemoved: 'Deleted',

  missing: 'This foreign national is not in the register. Refresh the list.',
  changedMeanwhile: changedMeanwhile('this entry'),
  formChanged: changedMeanwhile('this part of the form'),
  formRowMissing: 'A colleague has deleted this part of the form meanwhile. Reload the page.',
  onlyRow: 'A field has at least one row. To leave the field out, edit it and clear “The portal asks for it”.',
  numberRequired: 'Enter the application number of the portal',
  numberTaken: 'This application number is recorded for another person. Check the number.',
  notFiled: 'The arrival is not filed yet. File it first.',
  formNotFiled: (name: string, isOverdue: boolean) =>
    `Form III of ${name} is not filed${isOverdue ? ' (overdue)' : ' yet'}.`,
  notDepartureFiled: 'No departure is recorded for this person.',
  notLeft: 'This person has not left yet. Check the guest out first.',
  departureIsFiled: 'The departure is filed. Remove its entry first.',
  inFuture: 'This time has not come yet.',
  beforeArrival: 'This is before the arrival in the hotel.',
  beforeDeparture: 'This is before the departure from the hotel.',
  isFiled: 'This person is filed with the authority. Remove the entry from the register of foreigners first.',
  isAnonymised: 'This guest was anonymised. What was filed stays as it is.',
  photoMissing: 'This guest has no photo. Add one in the guest form.',
  changedSince:
    'The form was filed with other values. If it was wrong, correct it in the portal, then press Correct filing and enter when.',
  tooLong: 'Choose at most one year, from the first to the last day.',
  labelRequired: 'Enter a label',
  sectionRequired: 'Enter a section',
  codeRequired: 'Enter the code of the portal',
  wrongPosition: 'The position must be a whole number from 0 to 10,000.',

  statuses: {
    to_file: 'To file',
    overdue: 'Overdue',
    filed: 'Filed',
    departure_to_file: 'Departure to file',
    departure_filed: 'Departure filed',
    to_correct: 'To correct',
    anonymised: 'Anonymised',
  },
  corrections: {
    now_indian:
      'This guest was filed with the authority, and is registered as Indian since. Correct the nationality in the guest form, or undo what was filed.',
    not_left:
      'The departure was filed, but no departure of this guest is recorded any more. Undo the departure, or enter when the guest left in the booking.',
    left_at_another_time:
      'The time of departure was changed after the departure was filed. Correct the departure in the portal, then press Correct departure and save; or undo it.',
  },
  /** Before the names of these fields in the files of the register. */
  changedHeading: 'Changed since filed',
  /** The corrections in the files of the register. */
  correctionNotes: {
    now_indian: 'Registered as Indian since',
    not_left: 'Departure filed, but not recorded',
    left_at_another_time: 'Time of departure changed after filing',
  },
  listFailed: 'Failed to load the register',
  loadFailed: 'Failed to load this person',
  formFailed: 'Failed to load the form',
  saveFailed: 'Failed to save. Please try again.',
  noneFound: 'No foreign nationals',
  noneText: 'Foreign guests appear here when they check in, with the time left to file them.',
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying. Select the text and copy it.',
}
