import { sql } from 'kysely'
import { maskIdProofNumber } from '#contract/guests/id-proof.ts'

const shortestTrigram = 3

// Fewer than three letters make no trigram, unless they begin a word.
const patternFor = (word: string) => {
  const literal = word.replace(/[\\%_]/g, '\\$&')
  return [...word].length < shortestTrigram ? `% ${literal}%` : `%${literal}%`
}

/** Each way to understand what was typed: the words that must all be found. */
const readings = (typed: string) => {
  const ways = [typed.split(/\s+/)]
  if (/^[\d\s()+.-]+$/.test(typed)) {
    // A number, kept without the spaces and signs that it is read with.
    const number = typed.replace(/[\s().-]/g, '')
    ways.push([number], maskIdProofNumber(null, typed).split(' '))
    if (/^\+?91\d{10}$/.test(number)) ways.push([number.slice(-10)])
  }
  return ways.map((words) => words.filter(Boolean)).filter((words) => words.length > 0)
}

/** Guests in whose name, phone, email or ID number all that was typed is found; guest_words_idx finds them. */
export const guestMatches = (typed: string) => {
  const words = sql`guest_words(guest.name, guest.phone, guest.email, guest.id_proof_number)`
  const ways = readings(typed).map((way) =>
    sql.join(
      way.map((word) => sql`${words} like lower(${patternFor(word)})`),
      sql` and `,
    ),
  )
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}
