import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { relative } from 'node:path'

/**
 * What a run has told, in the same words for both runners.
 * @typedef {{ file: string, name: string, isOk: boolean, ms: number }} Test
 * @typedef {{ tests: Test[], brokenFiles: string[] }} Told
 * @typedef {{ name: string, seconds: number }} Part
 * @typedef {{ title: string, file: string, suites?: Suite[], specs?: { title: string, ok: boolean, tests: { results: { duration: number }[] }[] }[] }} Suite
 */

/** @template Report @param {string} file @param {(report: Report) => Told} read @returns {Told} */
const readReport = (file, read) => {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { tests: [], brokenFiles: [] }
  }
}

/** A file that could not be loaded has failed without a failed test. @param {string} file */
export const readVitest = (file) =>
  readReport(
    file,
    (
      /** @type {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string, duration?: number }[] }[] }} */ {
        testResults,
      },
    ) => ({
      tests: testResults.flatMap(({ name: path, assertionResults }) =>
        assertionResults.map(({ fullName, status, duration = 0 }) => ({
          file: relative('.', path),
          name: fullName,
          isOk: status !== 'failed',
          ms: duration,
        })),
      ),
      brokenFiles: testResults
        .filter(({ status, assertionResults }) => status !== 'passed' && assertionResults.every(hasNotFailed))
        .map(({ name }) => relative('.', name)),
    }),
  )

const hasNotFailed = (/** @type {{ status: string }} */ { status }) => status !== 'failed'

/** @param {string} file */
export const readPlaywright = (file) =>
  readReport(file, (/** @type {{ suites: Suite[] }} */ { suites }) => ({
    tests: suites.flatMap(testsIn),
    brokenFiles: [],
  }))

/** @param {Suite} suite @returns {Test[]} */
const testsIn = ({ file, suites = [], specs = [] }) => [
  ...specs.map(({ title, ok, tests }) => ({
    file: `e2e/${file}`,
    name: title,
    isOk: ok,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(testsIn),
]

const shown = 10

/** @param {Test[]} tests */
export const sayWhatIsSlow = (tests) => {
  /** @type {Record<string, number>} */
  const files = {}
  for (const { file, ms } of tests) files[file] = (files[file] ?? 0) + ms
  sayLongest('The slowest files', Object.entries(files))
  sayLongest(
    'The slowest tests',
    tests.map(({ file, name, ms }) => [`${file}: ${name}`, ms]),
  )
}

/** @param {string} title @param {[string, number][]} all */
const sayLongest = (title, all) => {
  const longest = all.sort(([, one], [, other]) => other - one).slice(0, shown)
  if (longest.length === 0) return
  console.log(`\n${title}`)
  for (const [name, ms] of longest) console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`)
}

const record = 'scripts/test-times.json'

/** @returns {{ date: string, machine: string, parts: Part[] } | undefined} */
const lastRecorded = () => {
  try {
    return JSON.parse(readFileSync(record, 'utf8'))
  } catch {
    return undefined
  }
}

/** How long each part took beside the last recorded run, so that growth is seen when it happens. @param {Part[]} parts */
export const sayHowLong = (parts) => {
  const last = lastRecorded()
  console.log(`\nHow long it took${last ? `, beside ${last.date} on ${last.machine}` : ''}`)
  for (const { name, seconds } of parts) {
    const before = last?.parts.find((part) => part.name === name)
    const beside = before && ` (${inMinutes(before.seconds)})`
    console.log(`${inMinutes(seconds).padStart(8)}  ${name}${beside ?? ''}`)
  }
}

const inMinutes = (/** @type {number} */ seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/** @param {Part[]} parts */
export const recordTimes = (parts) => {
  const [{ model = 'unknown' } = {}] = cpus()
  const machine = `${cpus().length} x ${model}`
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(record, `${JSON.stringify({ date, machine, parts }, null, 2)}\n`)
}
