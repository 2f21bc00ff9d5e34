import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const words: Record<string, string> = { gstin: 'GSTIN', sac: 'SAC', upi: 'UPI', id: 'ID', url: 'address', mob: 'phone' }

/** `check_in_date` is Check-in date, `guest_id` is Guest; an index is left out. */
const labelOf = (path: readonly PropertyKey[] = []) => {
  const field = path.filter((part) => typeof part === 'string').at(-1) ?? ''
  const said = field
    .replace(/(?<=[a-z])_ids?$/, '')
    .replace(/^check_(in|out)/, 'check-$1')
    .split('_')
    .map((word) => words[word] ?? word)
    .join(' ')
  return said && said.charAt(0).toUpperCase() + said.slice(1)
}

const required = (path: readonly PropertyKey[] | undefined, expected = '') => {
  const label = labelOf(path)
  const verb = expected === 'array' && label.endsWith('s') ? 'are' : 'is'
  return label ? `${label} ${verb} required` : 'Nothing was sent. Send the fields as JSON.'
}

const kinds: Record<string, string> = {
  string: 'Enter a text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  nan: 'Enter a number',
  boolean: 'Choose Yes or No',
  array: 'Send a list',
  object: 'Send the fields as a JSON object',
  record: 'Send the fields as a JSON object',
}

const formats: Record<string, string> = {
  email: 'Please enter a valid email',
  date: 'Enter a real date as YYYY-MM-DD',
  datetime: 'Enter a date and time such as 2026-11-15T13:00:00Z',
  time: 'Enter a time such as 13:00',
  url: 'Enter an address that begins with https://',
}

const checkValue = 'Check this value: it is not in the right form'

const choices = (values: readonly unknown[]) =>
  values.length === 1 ? `Only ${values[0]} is allowed here` : `Choose one of: ${values.join(', ')}`

const tooSmall = ({ origin, minimum, inclusive, path }: Extract<Issue, { code: 'too_small' }>) => {
  const least = Number(minimum)
  if (origin === 'string') return least <= 1 ? required(path) : `Enter at least ${least} characters`
  if (origin === 'array' || origin === 'set') return least <= 1 ? 'Choose at least one' : `Choose at least ${least}`
  return inclusive === false ? `Enter a number above ${minimum}` : `Enter ${minimum} or more`
}

const tooBig = ({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>) => {
  if (origin === 'string') return `At most ${maximum} characters are allowed`
  if (origin === 'array' || origin === 'set') return `At most ${maximum} are allowed`
  return inclusive === false ? `Enter a number below ${maximum}` : `Enter ${maximum} or less`
}

/** The message for a value whose schema has no message of its own. */
export const validationMessage = (issue: Issue): string => {
  const isMissing = issue.input === undefined || issue.input === null
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? required(issue.path, issue.expected) : (kinds[issue.expected] ?? checkValue)
    case 'invalid_value':
      return choices(issue.values)
    case 'invalid_union':
      if (Array.isArray(issue.options) && issue.options.length > 0) return choices(issue.options)
      return isMissing ? required(issue.path) : checkValue
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return formats[issue.format] ?? checkValue
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `Unknown here, leave it out: ${issue.keys.join(', ')}`
    default:
      return checkValue
  }
}
