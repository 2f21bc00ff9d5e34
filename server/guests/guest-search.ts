import { type RawBuilder, sql } from 'kysely'
import { isMaskedAadhaar, maskIdProofNumber } from '#contract/guests/id-proof.ts'

const literal = (typed: string) => typed.replace(/[\\%_]/g, '\\$&')

// Fewer than three letters make no trigram, unless they begin a word.
const patternFor = (word: string) => ([...word].length < 3 ? `% ${literal(word)}%` : `%${literal(word)}%`)

/** A number as it is kept: without the spaces and signs that it is read with. */
const bareNumber = (typed: string) => typed.replace(/[\s().-]/g, '')

const isIndian = (number: string) => /^\+?91\d{10}$/.test(number)

/** Each way to understand what was typed: the patterns that must all be found. */
const readings = (typed: string) => {
  const ways = [typed.split(/\s+/).map(patternFor)]
  if (!/^[\d\s()+.-]+$/.test(typed)) return ways
  const number = bareNumber(typed)
  ways.push([patternFor(number)])
  if (isIndian(number)) ways.push([patternFor(number.slice(-10))])
  // Of a whole Aadhaar number we only know how it ends, and the ID number is what the words end with.
  if (isMaskedAadhaar(maskIdProofNumber('Aadhar', typed))) ways.push([`% ${number.slice(-4)}`])
  return ways
}

// One letter begins so many words that looking all of them up would be a look at every guest.
export const isTooShort = (typed: string) => [...typed].length < 2 || !/[\p{L}\p{N}]/u.test(typed)

const startsWith = (typed: string) =>
  /^[\d+]/.test(typed)
    ? sql<boolean>`guest.phone collate "C" like ${`${literal(typed)}%`}`
    : sql<boolean>`lower(guest.name) collate "C" like lower(${`${literal(typed)}%`})`

/** A pattern as SQL. */
type Sight = (pattern: string) => RawBuilder<string>

const inSight: Sight = (pattern) => sql`lower(${pattern})`

/**
 * A pattern that the planner doesn't look into. Where all that fit are wanted there is one way to find them, and working
 * out how many they may be takes longer than finding them.
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

/** The phone numbers that so many digits can only be the beginning of, or nothing for anything else. */
const phonesOf = (typed: string) => {
  const number = bareNumber(typed)
  if (!/^\+?\d{8,15}$/.test(number)) return undefined
  return isIndian(number) ? [number, number.slice(-10)] : [number]
}

// Each branch has an index: guest_name_start_idx, guest_phone_idx, guest_words_idx.
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
 * The ids of the guests in whose name, phone, email or ID number all that was typed is found; if phone numbers begin
 * with it, only theirs, for digits are in so many numbers that looking for them anywhere takes longer the more guests
 * there are.
 */
export const guestsFound = (typed: string) => idsOf(typed, outOfSight)

/** The same as a condition. The ids are gathered first, lest the planner reads all guests to throw most of them away. */
export const isGuestFound = (typed: string) => sql<boolean>`guest.id = any(array${guestsFound(typed)})`

/** Some of them: a word that half the guests have is not looked up for all. */
export const someGuestsFound = (typed: string, most: number) =>
  sql`(select id from ${idsOf(typed, inSight)} found limit ${most})`

/** Whether all that was typed is found in a `guest` that has its `words`. */
export const guestMatches = (typed: string) => (isTooShort(typed) ? startsWith(typed) : hasWords(typed, inSight))

/** Whether all that was typed is found in another text, as in a guest's words; for where all that fit are wanted. */
export const wordsIn = (words: RawBuilder<unknown>, typed: string) => hasWords(typed, outOfSight, words)

/** The same for where the first few will do. */
export const someWordsIn = (words: RawBuilder<unknown>, typed: string) => hasWords(typed, inSight, words)
