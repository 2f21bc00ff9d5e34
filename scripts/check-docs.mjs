import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Every file that a document names must exist, and a file that is linked as [`name`](path) must contain that name.
const link = /\[([^\]]*)\]\(([^)#\s]+)[^)]*\)/g
const path = /`((?:contract|server|web|e2e|bench|scripts|docs|deploy)\/[\w./-]+\.(?:ts|tsx|mjs|md|json))`/g

const problemsIn = (/** @type {string} */ document) => {
  const text = readFileSync(document, 'utf8')
  const missing = [...text.matchAll(path)].filter(([, file = '']) => !existsSync(file)).map(([, file]) => file)
  const links = [...text.matchAll(link)].filter(([, , target = '']) => !/^(?:\w+:|\/)/.test(target))
  const broken = links.flatMap(([, label = '', target = '']) => {
    const file = join(dirname(document), decodeURI(target))
    if (!existsSync(file)) return [target]
    const [, name] = /^`([\w-]+)`$/.exec(label) ?? []
    return name && !readFileSync(file, 'utf8').includes(name) ? [`${name} in ${target}`] : []
  })
  return [...missing, ...broken].map((what) => `${document}: there is no ${what}`)
}

const below = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file))
const documents = [...readdirSync('.'), ...below].filter((file) => file.endsWith('.md'))
const problems = documents.flatMap(problemsIn)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`Links and paths of ${documents.length} documents checked: no problems`)
