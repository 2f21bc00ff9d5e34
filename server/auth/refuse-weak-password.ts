import { authMessages } from '#contract/auth/auth-messages.ts'
import { authProblems } from '#server/auth/auth-problems.ts'
import type { Db } from '#server/db/connect.ts'
import { getProperty } from '#server/property/property-store.ts'

/** The owner of the password: it must not be guessable from these. */
interface Owner {
  name: string
  email: string
}

// 49,000 of them, which are needed only when somebody sets a password.
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

/** `P@ssw0rd` is read as password. */
const withLetters = (typed: string) => typed.replace(/[013457@$]/g, (sign) => digitsForLetters[sign] ?? sign)

/** The word in `welcome@2026!`: few signs before and after it make it no better. */
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

/** Takes away what follows the alphabet, the digits or the keyboard for at least 3 signs. */
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

/** What `uk.co.hotel.desk` has besides the parts of the address, however short these are. */
const withoutPartsOf = (email: string, typed: string) => {
  const parts = new Set(email.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return typed
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => !parts.has(part))
    .join('')
}

/** What is left must be more than a year or a few signs. */
const fewestOwn = 5

/** What is wrong with a password that is long enough, if anything. */
export const weaknessOf = async (typed: string, owner: Owner, hotel: string) => {
  const plain = typed.toLowerCase()
  if (/^(.{1,12}?)\1+.{0,3}$/su.test(plain) || new Set(plain).size < 5) return authMessages.passwordRepeats
  const known = await commonPasswords()
  const readings = [plain, withLetters(plain)].flatMap((read) => [read, wordIn(read), withLetters(wordIn(read))])
  if (readings.some((read) => known.has(read))) return authMessages.passwordCommon
  if (withoutRuns(plain).length < fewestOwn) return authMessages.passwordRepeats
  const words = wordsOf(owner, hotel)
  for (const read of [plain, withLetters(plain)]) {
    const compact = read.replace(/[^\p{L}\p{N}]/gu, '')
    for (const own of [without(compact, words), withoutPartsOf(owner.email, read)]) {
      if (own !== compact && withoutRuns(own).length < fewestOwn) return authMessages.passwordOwnName
    }
  }
  return undefined
}

/** Asked wherever a person chooses a password; the ones that Sarai makes up are good. */
export const refuseWeakPassword = async (db: Db, typed: string, owner: Owner) => {
  const weakness = await weaknessOf(typed, owner, (await getProperty(db)).name)
  if (weakness) throw authProblems.weakPassword(weakness)
}
