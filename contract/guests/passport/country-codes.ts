import { states } from 'mrz'
import { countryNames, nationalityOfCode } from '#contract/guests/passport/nationality-codes.ts'

/** GBD, GBN and others are kinds of British passports; the country itself comes first in the table. */
const isCountry = (code: string) => code.length === 3

const codeOfNationality = new Map<string, string>()
for (const [code, name] of nationalityOfCode)
  if (isCountry(code) && !codeOfNationality.has(name)) codeOfNationality.set(name, code)

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ \(.*$|\[.*$/, '')
    .replace(/^the /i, '')
    .trim()
    .toLowerCase()

const codeOfCountry = new Map<string, string>()
const learn = (name: string, code: string) => {
  if (isCountry(code) && !codeOfCountry.has(plain(name))) codeOfCountry.set(plain(name), code)
}
for (const [code, name] of countryNames) learn(name, code)
for (const [code, name] of Object.entries(states)) if (name) learn(name, code)
for (const [name, code] of Object.entries({ UK: 'GBR', England: 'GBR', Scotland: 'GBR', UAE: 'ARE', Holland: 'NLD' }))
  learn(name, code)

/** The code of a nationality (ISO 3166, three letters): British is GBR. */
export const nationalityCode = (nationality: string) => codeOfNationality.get(nationality)

/** The code of a country by its name, or by the code itself; undefined if it is not known. */
export const countryCode = (typed: string) => {
  const code = typed.trim().toUpperCase()
  if (/^[A-Z]{3}$/.test(code) && states[code] && code !== 'UAE') return code
  return codeOfName.get(typed.trim().toLowerCase()) ?? codeOfCountry.get(plain(typed))
}

/** Kinds of passports, organisations, former countries, and two groups of islands that share a name. */
const isNoCountry = /^(X|UN|GB[DNOPS]|EUE|ANT|NTZ|VGB|VIR)/

const nameOfCode = new Map(
  Object.entries(states).flatMap(([code, name]): [string, string][] =>
    name && isCountry(code) && !isNoCountry.test(code)
      ? [[code, countryNames.get(code) ?? name.replace(/ \(.*$| ?\[.*$|\*$/, '')]]
      : [],
  ),
)
/** Whole names: there are two Congos. */
const codeOfName = new Map([...nameOfCode].map(([code, name]) => [name.toLowerCase(), code]))

/** The countries to choose from, by name. */
export const countries = [...new Set(nameOfCode.values())].sort((one, other) => one.localeCompare(other))

/** The country that is meant by another name or by a code: UK is United Kingdom. */
export const countryMeant = (typed: string) => {
  const code = countryCode(typed)
  return code && (nameOfCode.get(code) ?? typed)
}
