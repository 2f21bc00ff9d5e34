export type PaperSize = 'A4' | 'A3'

/** With more days on a sheet no name could be read. */
const mostDays = { A4: 31, A3: 62 }

/** The columns of each sheet: as few sheets as possible, with about as many days on each. */
export const splitDays = <Day>(days: Day[], size: PaperSize): Day[][] => {
  const sheets = Math.ceil(days.length / mostDays[size])
  const width = Math.ceil(days.length / sheets)
  return Array.from({ length: sheets }, (_, sheet) => days.slice(sheet * width, (sheet + 1) * width))
}
