import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuseReadOnlyFolder } from './install.mjs'
import { runQuietly } from './run-program.mjs'
import { ScriptProblem, sayingProgress } from './say.mjs'

const shared = ['contract', 'package.json', 'package-lock.json', 'tsconfig.json']

/** The two sides of the program. A side is built only if one of its sources changed. */
const sides = [
  { name: 'server', config: 'vite.server.config.ts', sources: [...shared, 'server'], results: ['server', 'contract'] },
  { name: 'web side', config: 'vite.config.ts', sources: [...shared, 'web'], results: ['web'] },
]

export const build = async () => {
  const stale = sides.filter((side) => !isCurrent(side))
  if (stale.length === 0) return
  refuseReadOnlyFolder()
  for (const [index, side] of stale.entries()) {
    const line = `[set-up 2/2] Building the ${side.name} (${index + 1} of ${stale.length})`
    await sayingProgress(() => line, buildSide(side))
  }
}

/** @typedef {typeof sides[number]} Side */

const buildSide = async (/** @type {Side} */ side) => {
  const sources = hashOf(side)
  for (const folder of side.results) rmSync(join('dist', folder), { recursive: true, force: true })
  // In another process, so that the memory of the build is not kept by the program that starts next.
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const built = await runQuietly([process.execPath, vite, 'build', '--config', side.config, '--logLevel', 'warn'])
  if (!built.ok) throw new ScriptProblem(`The ${side.name} could not be built:\n${built.output.trim()}`)
  writeFileSync(stampOf(side), sources)
}

// Beside the results, so that deleting them also deletes the stamp.
const stampOf = (/** @type {Side} */ side) => join('dist', side.results[0] ?? '', '.sources')

const isCurrent = (/** @type {Side} */ side) => {
  const stamp = stampOf(side)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(side)
}

const hashOf = (/** @type {Side} */ side) => {
  const hash = createHash('sha256')
  for (const file of [...side.sources, side.config].flatMap(filesIn))
    hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

const isTest = /\.test\.tsx?$|(^|[\\/])testing[\\/]/

/** @returns {string[]} */
const filesIn = (/** @type {string} */ path) => {
  if (path.includes('.')) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isTest.test(file))
    .sort()
}
