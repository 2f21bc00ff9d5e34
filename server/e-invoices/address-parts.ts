import { stateNames } from '#contract/settings/indian-states.ts'

/** Text as the portal accepts it, in one line. */
export const plainText = (text: string) =>
  text
    .replace(/["“”]/g, "'")
    .replaceAll('\\', '/')
    .replace(/\s*\n\s*/g, ', ')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/,(\s*,)+/g, ',')
    .trim()

/** At most so many characters, cut between two words where there are any. */
export const cutText = (text: string, longest: number) => {
  if (text.length <= longest) return text
  const end = text.lastIndexOf(' ', longest)
  return text.slice(0, end > longest / 2 ? end : longest).replace(/[\s,]+$/, '')
}

/** An address in the two lines that the portal has for it. The second is left out if it would be too short. */
export const addressLines = (address: string) => {
  const text = plainText(address)
  const first = cutText(text, 100)
  const rest = cutText(text.slice(first.length).replace(/^[\s,]+/, ''), 100)
  return { Addr1: first, ...(rest.length >= 3 && { Addr2: rest }) }
}

const pinCode = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g
/** These are both a city and a state. */
const cities = new Set<string>(['Delhi', 'Chandigarh', 'Puducherry'])
const states = stateNames.filter((name) => !cities.has(name))
const notPlaces = new Set([...states, 'India', 'PIN', 'PIN code'].map((name) => name.toLowerCase()))

/** The PIN code that an address ends with, if it has one. */
export const pinOf = (address: string) => {
  const found = address.match(pinCode)?.at(-1)
  return found === undefined ? undefined : Number(found.replace(' ', ''))
}

/** The city of an address: its last part that is neither a PIN code nor a state. */
export const placeOf = (address: string) => {
  const parts = plainText(address)
    .split(',')
    .map((part) => part.replace(pinCode, '').replace(/^[\s.:–-]+|[\s.:–-]+$/g, ''))
    .filter((part) => /\p{L}/u.test(part))
  const place = parts.findLast((part) => !notPlaces.has(part.toLowerCase())) ?? parts.at(-1) ?? ''
  return cutText(place, 100)
}
