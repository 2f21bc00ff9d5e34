import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Every package that we ship, on the server or in the browser, must have a licence that allows use and redistribution.
// `node scripts/check-licences.mjs --list` prints every package with its licence.
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Python-2.0',
  'OFL-1.1',
])

/** Licences that a package doesn't state, or that need an explanation. */
const known = [
  // Its package.json names no licence; its file LICENSE is the MIT licence.
  { name: /^png-js$/, licence: 'MIT' },
  // A separate library that can be exchanged, as the LGPL requires.
  { name: /^@img\/sharp-/, also: 'LGPL-3.0-or-later' },
]

/**
 * @typedef {{ license?: string, dev?: boolean, devDependencies?: Record<string, string>, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Package
 */

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))

/** @type {Record<string, Package>} */
const locked = read('package-lock.json').packages
const root = /** @type {Package} */ (locked[''])

/** The libraries that the browser's files are bundled from. */
const bundled = () => {
  const fonts = Object.keys(root.devDependencies ?? {}).filter((name) => name.startsWith('@expo-google-fonts/'))
  const names = new Set(fonts)
  for (const entry of readdirSync('web', { recursive: true, withFileTypes: true })) {
    if (!/(?<!\.test)\.tsx?$/.test(entry.name) || /testing|^web.build/.test(entry.parentPath)) continue
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*\(?'((?:@[\w.-]+\/)?[\w-][\w.-]*)/g)) names.add(name)
  }
  return [...names]
}

/**
 * The path at which a package finds another one: in its own node_modules, or in one further up.
 * @param {string} from
 * @param {string} name
 */
const resolve = (from, name) => {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (locked[path]) return path
    if (!folder) return undefined
  }
}

/** @type {Set<string>} */
const shipped = new Set()
const take = (/** @type {string} */ from, /** @type {string[]} */ names) => {
  for (const name of names) {
    const path = resolve(from, name)
    if (!path || shipped.has(path)) continue
    shipped.add(path)
    const { dependencies, optionalDependencies } = locked[path] ?? {}
    take(path, Object.keys({ ...dependencies, ...optionalDependencies }))
  }
}
take('', [...Object.keys({ ...root.dependencies, ...root.optionalDependencies }), ...bundled()])

const rows = [...shipped].sort().map((path) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const file = join(path, 'package.json')
  // A package for another platform is not installed; its licence is in the lock file.
  const said = (existsSync(file) ? /** @type {Package} */ (read(file)).license : undefined) ?? locked[path]?.license
  const word = known.find((one) => one.name.test(name))
  const licence = String(word?.licence ?? said ?? 'unknown')
  const parts = licence.replace(/[()]/g, '').split(/ AND /)
  const isFree = parts.every((part) => part === word?.also || part.split(/ OR /).some((choice) => free.has(choice)))
  return { name, licence, isFree }
})

if (process.argv.includes('--list')) for (const { name, licence } of rows) console.log(`${licence.padEnd(28)}${name}`)
const problems = rows.filter(({ isFree }) => !isFree)
for (const { name, licence } of problems)
  console.error(`${name}: the licence ${licence} is not on the list of free ones`)
console.log(`Licences of ${rows.length} packages checked: ${problems.length || 'no'} problems`)
process.exitCode = problems.length ? 1 : 0
