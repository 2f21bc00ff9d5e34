import { zoneMessages as say } from '#contract/guests/passport/zone-messages.ts'

// A zone has 90 characters at most; a field may hold a few attempts of a scanner.
const longest = 1000

const withoutFillers = (row: string) => row.replace(/<+$/, '')

const isCardStart = (row = '') => /^[ACI]/.test(row) && withoutFillers(row).length <= 30

/** A scanner may send the zone without line breaks; text from a PDF may have spaces instead. */
const cut = (line: string) => {
  const words = line.trim().split(/\s+/)
  if (words.length > 1 && [30, 36, 44].includes(words[1]?.length ?? 0)) return words
  const row = words.join('')
  const width = { 88: 44, 72: 36, 90: 30 }[row.length] ?? row.length
  return Array.from({ length: row.length / width }, (_, index) => row.slice(index * width, (index + 1) * width))
}

const areCardRows = ([first, second = '', third]: string[]) =>
  isCardStart(first) && second.length <= 30 && third !== undefined

/**
 * The lines of the zone, as typed but in capitals and without spaces. After several attempts the last one counts, so
 * that a passport can be scanned again after an error.
 */
export const zoneRows = (typed: string): string[] => {
  if (typed.length > longest) return []
  const lines = typed
    .toUpperCase()
    .replaceAll('«', '<<')
    .replaceAll('‹', '<')
    .split(/[\r\n]+/)
  const rows = lines.map((line) => line.replace(/\s/g, '')).filter((row) => row !== '')
  if (rows.length === 1) return cut(lines.join(' '))
  return rows.slice(areCardRows(rows.slice(-3)) ? -3 : -2)
}

/** All characters are there. A visa and a card of one line may go on after 72 characters. */
export const isWholeZone = (rows: string[]) => {
  const [first = ''] = rows
  if (rows.length < 2 || rows.some((row) => row.length !== first.length)) return false
  return rows.length === 3
    ? first.length === 30
    : first.length === 44 || (first.length === 36 && !first.startsWith('P'))
}

/** All lines are there, perhaps with too few or too many fillers. Only the cards with lines of 30 have a third one. */
export const hasAllLines = (rows: string[]) =>
  rows.length === 3 || (rows.length === 2 && !(isCardStart(rows[0]) && (rows[1]?.length ?? 0) <= 30))

const shapeOf = (rows: string[]) => {
  const [first = ''] = rows
  // `ends` are the lines that end with a check digit, with the length of their fixed part.
  if (rows.length === 3) return isCardStart(first) ? { width: 30, ends: [0, 18, 0] } : undefined
  if (first.startsWith('P')) return { width: 44, ends: [0, 28] }
  if (first.startsWith('V'))
    return { width: rows.some((row) => withoutFillers(row).length > 36) ? 44 : 36, ends: [0, 0] }
  return /^[ACI]/.test(first) ? { width: 36, ends: [0, 28] } : undefined
}

/** Nobody counts fillers while typing. The check digits show whether the line is right. */
const withFillers = (row: string, width: number, fixed: number) => {
  if (fixed === 0) return withoutFillers(row).padEnd(width, '<')
  if (row.length === width) return row
  const [, head = '', digits = ''] = /^(.*[^<])<+(\d{1,2})$/.exec(row) ?? []
  return head.length < fixed ? row : head + digits.padStart(width - head.length, '<')
}

/** The lines with all their fillers, or what is wrong with them. */
export const zoneLines = (typed: string): { lines: string[] } | { problem: string } => {
  const rows = zoneRows(typed)
  const strange = /[^A-Z0-9<]/u.exec(rows.join(''))
  const shape = shapeOf(rows)
  if (shape === undefined || !rows.join('').includes('<')) return { problem: say.notZone }
  if (strange) return { problem: say.strange(strange[0]) }
  if (!hasAllLines(rows)) return { problem: say.lineMissing }
  const lines = rows.map((row, index) => withFillers(row, shape.width, shape.ends[index] ?? 0))
  const wrong = lines.findIndex((line) => line.length !== shape.width)
  if (wrong === -1) return { lines }
  return { problem: say.wrongLength(wrong + 1, lines[wrong]?.length ?? 0, shape.width) }
}
