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
  return /^[A-Z]{3}$/.test(code) && states[code] && code !== 'UAE' ? code : codeOfCountry.get(plain(typed))
}
