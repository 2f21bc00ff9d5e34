const compare = (document: string) => `compare it with the ${document}`

/** The sentences of the field for a passport's machine-readable zone. */
export const zoneMessages = {
  label: 'Machine-readable zone',
  hint: 'The two lines with < at the bottom of the passport’s photo page. Type, paste or scan them to fill in the fields.',

  filled: (labels: string[]) => `Filled in: ${labels.join(', ')}.`,
  nothingNew: 'The fields already have these values.',
  compareName: 'The name has no check digit: compare it with the passport.',
  differs: 'Some fields already have other values',
  keep: 'Keep what is there',
  replace: (label: string) => `Replace ${label.toLowerCase()}`,
  inForm: (value: string) => `In the form: ${value}`,
  inZone: (value: string) => `Read: ${value}`,
  notLoaded: 'The zone could not be read. Check the connection and press Enter in this field again.',

  nothingFilled: 'Nothing was filled in.',
  notZone: 'This is not a machine-readable zone. Enter the two lines with < from the bottom of the photo page.',
  lineMissing: 'A line is missing: enter all lines of the zone.',
  strange: (character: string) => `“${character}” cannot be in the zone: it has only letters, digits and <.`,
  wrongLength: (line: number, has: number, needs: number) =>
    `Line ${line} has ${has} characters instead of ${needs}: compare it with the passport.`,
  wrongDigit: (part: string, document: string) => `The check digit of the ${part} does not fit: ${compare(document)}.`,
  wrongLastDigit: (document: string) =>
    `The last check digit does not fit: compare the whole zone with the ${document}.`,
  notDate: (part: string, document: string) => `The ${part} is not a date: ${compare(document)}.`,
  noName: (document: string) => `The name cannot be read: ${compare(document)}.`,

  partOfDate: 'The zone does not give the whole date of birth: enter it by hand.',
  noSex: 'The zone does not give the sex: choose it by hand.',
  noNationality: (code: string) => `The nationality ${code} is not in the list: choose it by hand.`,
  noCountry: (code: string) => `The country of issue ${code} is not known: enter it by hand.`,
  longName: 'The name may be cut off, because the line is full: compare it with the passport.',
  visa: 'This is a visa. Its zone may show the number of the passport or of the visa: enter the visa number by hand.',
  card: 'This is an identity card, not a passport: enter the passport by hand.',
}
