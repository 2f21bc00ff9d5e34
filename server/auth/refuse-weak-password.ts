import { authReplies } from '#contract/auth/auth-replies.ts'
import { authProblems } from '#server/auth/auth-problems.ts'
import type { Db } from '#server/db/connect.ts'
import { getProperty } from '#server/property/property-store.ts'

/** The owner's data, from which the password must not be guessable. */
interface Owner {
  name: string
  email: string
}

// A list of 49,000 passwords, loaded only when a password is set.
let common: Promise<Set<string>> | undefined
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary.passwords))
  return common
}

const digitsForLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Reads `P@ssw0rd` as password. */
const withLetters = (typed: string) => typed.replace(/[013457@$]/g, (sign) => digitsForLetters[sign] ?? sign)

/** The word in `welcome@2026!`, because a few characters around a common word do not make it stronger. */
const wordIn = (typed: string) => typed.replace(/^[^a-z]{1,6}/, '').replace(/[^a-z]{1,6}$/, '')

const rows = [
  '0123456789012',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
]
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))]

/** Removes sequences of at least 3 characters of the alphabet, the digits or the keyboard. */
const withoutRuns = (typed: string) => {
  let rest = ''
  for (let at = 0; at < typed.length; ) {
    let length = 0
    const fits = (wanted: number) => runs.some((run) => run.includes(typed.slice(at, at + wanted)))
    while (at + length < typed.length && fits(length + 1)) length += 1
    if (length < 3) rest += typed[at]
    at += length < 3 ? 1 : length
  }
  return rest
}

const wordsOf = ({ name, email }: Owner, hotel: string) =>
  [name, hotel, email, ...email.split('@')]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word.length >= 4)
    .sort((one, other) => other.length - one.length)

const without = (typed: string, words: string[]) => words.reduce((rest, word) => rest.replaceAll(word, ''), typed)

/** Removes all parts of the email address, also short ones, as in `uk.co.hotel.desk`. */
const withoutPartsOf = (email: string, typed: string) => {
  const parts = new Set(email.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return typed
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => !parts.has(part))
    .join('')
}

/** The rest must be more than a year or a few characters. */
const fewestOwn = 5

/** The message for a long enough but weak password; undefined for a good one. */
export const weaknessOf = async (typed: string, owner: Owner, hotel: string) => {
  const plain = typed.toLowerCase()
  if (/^(.{1,12}?)\1+.{0,3}$/su.test(plain) || new Set(plain).size < 5) return authReplies.passwordRepeats
  const known = await commonPasswords()
  const readings = [plain, withLetters(plain)].flatMap((read) => [read, wordIn(read), withLetters(wordIn(read))])
  if (readings.some((read) => known.has(read))) return authReplies.passwordCommon
  if (withoutRuns(plain).length < fewestOwn) return authReplies.passwordRepeats
  const words = wordsOf(owner, hotel)
  for (const read of [plain, withLetters(plain)]) {
    const compact = read.replace(/[^\p{L}\p{N}]/gu, '')
    for (const own of [without(compact, words), withoutPartsOf(owner.email, read)]) {
      if (own !== compact && withoutRuns(own).length < fewestOwn) return authReplies.passwordOwnName
    }
  }
  return undefined
}

/** Called wherever a person chooses a password; generated passwords are strong. */
export const refuseWeakPassword = async (db: Db, typed: string, owner: Owner) => {
  const weakness = await weaknessOf(typed, owner, (await getProperty(db)).name)
  if (weakness) throw authProblems.weakPassword(weakness)
}
