import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// The table of docs/architecture.md: who may import whom. The first rule that fits a file is the one it keeps.
// $1 is the domain that the file belongs to.
const library = '(?!#|\\.)'
const rules = [
  { files: 'contract/.*\\.test\\.ts$', may: ['#contract/', library] },
  { files: 'contract/kit/', may: ['#contract/kit/', 'zod$'] },
  { files: 'contract/', may: ['#contract/'] },
  {
    files: '(server|e2e)/.*(\\.test\\.ts$|testing/)',
    may: ['#contract/', '#server/', '#package.json', library],
  },
  { files: 'server/(kit|db)/', may: ['#contract/kit/', '#server/(kit|db)/', '#package.json$', library] },
  // What puts the program together may reach for every part of it.
  { files: 'server/(cli/|demo/|[\\w-]+\\.ts$)', may: ['#contract/', '#server/', '#package.json$', library] },
  { files: 'server/([\\w-]+)/', may: ['#contract/', '#server/(kit|db|$1)/', '#server/(?!.*-routes\\.ts)', library] },
  { files: 'web/.*(\\.test\\.tsx?$|testing/)', may: ['#contract/', '#web/', library] },
  { files: 'web/kit/', may: ['#contract/kit/', '#web/kit/', library] },
  { files: 'web/app/', may: ['#contract/', '#web/', library] },
  { files: 'web/[\\w-]+/(?:[\\w-]+/)?[\\w-]+-page\\.tsx$', may: ['#contract/', '#web/(?!app/)', library] },
  // What another domain reads is open to all, its components to pages only.
  {
    files: 'web/([\\w-]+)/',
    may: ['#contract/', '#web/(kit|$1)/', '#web/(?!app/).*-queries\\.ts$', '#web/paths\\.ts$', library],
  },
  { files: 'e2e/', may: ['#contract/', '#server/', '#web/paths\\.ts$', '#e2e/', library] },
  { files: 'bench/', may: ['#contract/', '#server/', '#e2e/kit/', '#bench/', library] },
  { files: 'web/[\\w-]+\\.tsx?$', may: ['#contract/', '#web/', library] },
]

const importStatement = /^\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** @param {string} file */
const problemsIn = (file) => {
  if (/\/index\.tsx?$/.test(file)) return [`${file}: a barrel; import the files themselves`]
  const rule = rules.find(({ files }) => new RegExp(`^${files}`).test(file))
  if (!rule) return [`${file}: no rule of scripts/check-imports.mjs fits this file`]
  const [, domain = ''] = new RegExp(`^${rule.files}`).exec(file) ?? []
  const allowed = new RegExp(`^(?:${rule.may.join('|')})`.replaceAll('$1', domain))
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(importStatement)].flatMap((match) => {
    const wanted = match[1] ?? match[2] ?? ''
    // A style sheet belongs to the component beside it.
    if (allowed.test(wanted) || /^\.\/[\w.-]+\.css$/.test(wanted)) return []
    const line = text.slice(0, match.index + match[0].length).split('\n').length
    return [`${file}:${line}: may not import ${wanted}`]
  })
}

const sources = ['contract', 'server', 'web', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
)
const problems = sources.flatMap(problemsIn)
for (const problem of problems) console.error(problem)
console.log(`Imports of ${sources.length} files checked: ${problems.length || 'no'} problems`)
process.exitCode = problems.length ? 1 : 0
