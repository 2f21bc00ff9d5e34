import { type RawBuilder, sql } from 'kysely'
import { isMaskedAadhaar, maskIdProofNumber } from '#contract/guests/id-proof.ts'

const literal = (typed: string) => typed.replace(/[\\%_]/g, '\\$&')

// A text of fewer than three letters has no trigram, except at the beginning of a word.
const patternFor = (word: string) => ([...word].length < 3 ? `% ${literal(word)}%` : `%${literal(word)}%`)

/** A number as it is stored, without spaces and punctuation. */
const bareNumber = (typed: string) => typed.replace(/[\s().-]/g, '')

const isIndian = (number: string) => /^\+?91\d{10}$/.test(number)

/** The interpretations of a search, each a list of patterns that must all match. */
const readings = (typed: string) => {
  const ways = [typed.split(/\s+/).map(patternFor)]
  if (!/^[\d\s()+.-]+$/.test(typed)) return ways
  const number = bareNumber(typed)
  ways.push([patternFor(number)])
  if (isIndian(number)) ways.push([patternFor(number.slice(-10))])
  // Only the last four digits of an Aadhaar number are stored, and the ID number is at the end of the words.
  if (isMaskedAadhaar(maskIdProofNumber(null, typed))) ways.push([`% ${number.slice(-4)}`])
  return ways
}

// A single letter begins so many words that the index would return nearly every guest.
export const isTooShort = (typed: string) => [...typed].length < 2 || !/[\p{L}\p{N}]/u.test(typed)

const startsWith = (typed: string) =>
  /^[\d+]/.test(typed)
    ? sql<boolean>`guest.phone collate "C" like ${`${literal(typed)}%`}`
    : sql<boolean>`lower(guest.name) collate "C" like lower(${`${literal(typed)}%`})`

/** A pattern as SQL. */
type Sight = (pattern: string) => RawBuilder<string>

const inSight: Sight = (pattern) => sql`lower(${pattern})`

/**
 * A pattern whose value the planner doesn't know. If all matches are wanted there is only one good plan, and estimating
 * their number takes longer than finding them.
 */
const outOfSight: Sight = (pattern) => sql`(select lower(${pattern}))`

const guestWords = sql`words`

const hasWords = (typed: string, sight: Sight, words: RawBuilder<unknown> = guestWords) => {
  const ways = readings(typed).map((patterns) =>
    sql.join(
      patterns.map((pattern) => sql`${words} like ${sight(pattern)}`),
      sql` and `,
    ),
  )
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

/** The range of phone numbers that begin with these digits; undefined for any other text. */
const phonesOf = (typed: string) => {
  const number = bareNumber(typed)
  if (!/^\+?\d{8,15}$/.test(number)) return undefined
  return isIndian(number) ? [number, number.slice(-10)] : [number]
}

// Each branch uses an index: guest_name_start_idx, guest_phone_idx, guest_words_idx.
const idsOf = (typed: string, sight: Sight): RawBuilder<{ id: number }> => {
  if (isTooShort(typed)) return sql`(select guest.id from guest where ${startsWith(typed)})`
  const phones = phonesOf(typed)
  if (!phones) return sql`(select guest_id as id from guest_words where ${hasWords(typed, sight)})`
  return sql`(
    with called as materialized (select guest.id from guest where ${sql.join(phones.map(startsWith), sql` or `)})
    select id from called
    union all
    select guest_id from guest_words where not exists (select from called) and ${hasWords(typed, sight)}
  )`
}

/**
 * The ids of the guests whose name, phone, email or ID number contains all words of the search. Digits that phone numbers
 * begin with find only those, because so many numbers contain the digits somewhere that the search would slow down with
 * every guest.
 */
export const guestsFound = (typed: string) => idsOf(typed, outOfSight)

/** The same as a condition. The ids are collected first, so that the planner does not read all guests. */
export const isGuestFound = (typed: string) => sql<boolean>`guest.id = any(array${guestsFound(typed)})`

/** The first few of them, so that a word that half the guests have is not looked up for all. */
export const someGuestsFound = (typed: string, most: number) =>
  sql`(select id from ${idsOf(typed, inSight)} found limit ${most})`

/** Whether the words of a `guest` contain all words of the search. */
export const guestMatches = (typed: string) => (isTooShort(typed) ? startsWith(typed) : hasWords(typed, inSight))

/** Whether another text contains all words of the search, for queries that want all matches. */
export const wordsIn = (words: RawBuilder<unknown>, typed: string) => hasWords(typed, outOfSight, words)

/** The same for queries that want the first few matches. */
export const someWordsIn = (words: RawBuilder<unknown>, typed: string) => hasWords(typed, inSight, words)
