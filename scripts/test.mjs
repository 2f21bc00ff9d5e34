import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './find-chromium.mjs'
import { runHere } from './run-program.mjs'
import { run } from './say.mjs'
import { setUp } from './set-up.mjs'

// `npm test`: all tests, or with words (`npm test -- rooms`) the test files whose path contains one of them.
const words = process.argv.slice(2)
const results = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' }

/**
 * The names are printed at the end, where a reader of a long log looks first.
 * @typedef {{ passed: number, failed: string[] }} Outcome
 * @typedef {{ title: string, suites?: Suite[], specs?: { title: string, ok: boolean }[] }} Suite
 * @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} TestFile
 */

const vitest = async () => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results.vitest}`]
  const ok = await runHere([
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--passWithNoTests',
    ...reporters,
    ...words,
  ])
  return outcome(ok, results.vitest, (/** @type {{ numPassedTests: number, testResults: TestFile[] }} */ report) => ({
    passed: report.numPassedTests,
    failed: report.testResults.flatMap(failedIn),
  }))
}

/** A file that could not be loaded has failed without a failed test. @param {TestFile} file */
const failedIn = ({ name, status, assertionResults }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => `${name}: ${test.fullName}`)
  return failed.length || status === 'passed' ? failed : [name]
}

const playwright = async () => {
  const cli = 'node_modules/@playwright/test/cli.js'
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: results.playwright,
  }
  const ok = await runHere(
    [process.execPath, cli, 'test', '--pass-with-no-tests', '--reporter=list,json', ...words],
    env,
  )
  return outcome(
    ok,
    results.playwright,
    (/** @type {{ stats: Record<'expected' | 'flaky', number>, suites: Suite[] }} */ { stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: suites.flatMap(failedSpecs),
    }),
  )
}

/** @param {Suite} suite @returns {string[]} */
const failedSpecs = ({ title, suites = [], specs = [] }) =>
  [...specs.filter((spec) => !spec.ok).map((spec) => spec.title), ...suites.flatMap(failedSpecs)].map(
    (name) => `${title}: ${name}`,
  )

/**
 * A runner that fails without naming a failed test counts as one failed test.
 * @template Report
 * @param {boolean} ok
 * @param {string} file
 * @param {(report: Report) => Outcome} read
 * @returns {Outcome}
 */
const outcome = (ok, file, read) => {
  const { passed, failed } = readReport(file, read)
  return { passed, failed: failed.length || ok ? failed : [`${file} names no failed test`] }
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Outcome} read
 * @returns {Outcome}
 */
const readReport = (file, read) => {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: [] }
  }
}

await run(async () => {
  await setUp()
  for (const file of Object.values(results)) rmSync(file, { force: true })
  mkdirSync('test-results', { recursive: true })
  const outcomes = [await vitest(), await playwright()]
  const passed = outcomes.reduce((sum, one) => sum + one.passed, 0)
  const failed = outcomes.flatMap((one) => one.failed)
  console.log(`\n${passed} passed, ${failed.length} failed`)
  for (const name of failed) console.log(`  failed: ${name}`)
  process.exitCode = failed.length ? 1 : 0
})
