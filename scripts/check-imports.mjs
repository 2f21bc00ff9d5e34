import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// The import rules of docs/architecture.md. The first rule that matches a file applies to it.
// $1 is the domain of the file.
const library = '(?!#|\\.)'
// What every domain may import from the others: their queries, and their sheets, which open over any screen.
const openToAll = '#web/(?!app/).*-(?:queries\\.ts|sheet\\.tsx)$'
const rules = [
  { files: 'contract/.*\\.test\\.ts$', may: ['#contract/', library] },
  { files: 'contract/kit/', may: ['#contract/kit/', 'zod$'] },
  // Only the browser reads passports; it loads these files and the library when they are needed.
  { files: 'contract/guests/passport/', may: ['#contract/', 'mrz$'] },
  { files: 'contract/', may: ['#contract/'] },
  {
    files: '(server|e2e)/.*(\\.test\\.ts$|testing/)',
    may: ['#contract/', '#server/', '#package.json', library],
  },
  { files: 'server/(kit|db)/', may: ['#contract/kit/', '#server/(kit|db)/', '#package.json$', library] },
  // Files that put the program together may import every part of it.
  { files: 'server/(cli/|demo/|[\\w-]+\\.ts$)', may: ['#contract/', '#server/', '#package.json$', library] },
  { files: 'server/([\\w-]+)/', may: ['#contract/', '#server/(kit|db|$1)/', '#server/(?!.*-routes\\.ts)', library] },
  { files: 'web/.*(\\.test\\.tsx?$|testing/)', may: ['#contract/', '#web/', library] },
  { files: 'web/kit/', may: ['#contract/kit/', '#web/kit/', library] },
  { files: 'web/app/', may: ['#contract/', '#web/', library] },
  // A sheet or a card is a page that opens over another one.
  {
    files: 'web/[\\w-]+/(?:[\\w-]+/)?[\\w-]+-(?:page|sheet|card)\\.tsx$',
    may: ['#contract/', '#web/(?!app/)', library],
  },
  // The queries of another domain are open to all, its components to pages, sheets and cards only.
  {
    files: 'web/([\\w-]+)/',
    may: ['#contract/', '#web/(kit|$1)/', openToAll, '#web/paths\\.ts$', library],
  },
  { files: 'e2e/', may: ['#contract/', '#server/', '#web/paths\\.ts$', '#e2e/', library] },
  { files: 'bench/', may: ['#contract/', '#server/', '#e2e/kit/', '#bench/', library] },
  { files: 'web/[\\w-]+\\.tsx?$', may: ['#contract/', '#web/', library] },
]

const importStatement = /^\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** @param {string} file */
const importsOf = (file) => {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(importStatement)].map((match) => ({
    wanted: match[1] ?? match[2] ?? '',
    line: text.slice(0, match.index + match[0].length).split('\n').length,
  }))
}

/** @param {string} file */
const problemsIn = (file) => {
  if (/\/index\.tsx?$/.test(file)) return [`${file}: a barrel; import the files themselves`]
  const rule = rules.find(({ files }) => new RegExp(`^${files}`).test(file))
  if (!rule) return [`${file}: no rule of scripts/check-imports.mjs fits this file`]
  const [, domain = ''] = new RegExp(`^${rule.files}`).exec(file) ?? []
  const allowed = new RegExp(`^(?:${rule.may.join('|')})`.replaceAll('$1', domain))
  return importsOf(file).flatMap(({ wanted, line }) => {
    // A style sheet belongs to the component beside it.
    if (allowed.test(wanted) || /^\.\/[\w.-]+\.css$/.test(wanted)) return []
    return [`${file}:${line}: may not import ${wanted}`]
  })
}

/**
 * The import circles that a depth-first walk finds. Imports of types count too: to understand one file of a circle, a
 * reader has to read all of them.
 * @param {string[]} files
 */
const importCircles = (files) => {
  const known = new Map(files.map((file) => [file, importsOf(file).map(({ wanted }) => wanted.replace(/^#/, ''))]))
  /** @type {Set<string>} */
  const finished = new Set()
  /** @type {string[]} */
  const path = []
  /** @type {string[]} */
  const circles = []
  /** @param {string} file */
  const visit = (file) => {
    if (finished.has(file)) return
    const start = path.indexOf(file)
    if (start >= 0) {
      circles.push(`imports go in a circle: ${[...path.slice(start), file].join(' -> ')}`)
      return
    }
    path.push(file)
    for (const next of known.get(file) ?? []) if (known.has(next)) visit(next)
    path.pop()
    finished.add(file)
  }
  for (const file of files) visit(file)
  return circles
}

const sources = ['contract', 'server', 'web', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
)
const problems = [...sources.flatMap(problemsIn), ...importCircles(sources)]
for (const problem of problems) console.error(problem)
console.log(`Imports of ${sources.length} files checked: ${problems.length || 'no'} problems`)
process.exitCode = problems.length ? 1 : 0
