import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './find-chromium.mjs'
import { runHere } from './run-program.mjs'
import { run } from './say.mjs'
import { setUp } from './set-up.mjs'

// `npm test`: all tests, or with words (`npm test -- rooms`) the test files whose path contains one of them.
const words = process.argv.slice(2)
const results = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' }

/** @typedef {{ passed: number, failed: number }} Count */

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
  return count(ok, results.vitest, (/** @type {{ numPassedTests: number, numFailedTests: number }} */ report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }))
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
  return count(
    ok,
    results.playwright,
    (/** @type {{ stats: Record<'expected' | 'flaky' | 'unexpected', number> }} */ { stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }),
  )
}

/**
 * A runner that fails without naming a failed test counts as one failed test.
 * @template Report
 * @param {boolean} ok
 * @param {string} file
 * @param {(report: Report) => Count} read
 * @returns {Count}
 */
const count = (ok, file, read) => {
  const { passed, failed } = readReport(file, read)
  return { passed, failed: failed || (ok ? 0 : 1) }
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Count} read
 */
const readReport = (file, read) => {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

await run(async () => {
  await setUp()
  for (const file of Object.values(results)) rmSync(file, { force: true })
  mkdirSync('test-results', { recursive: true })
  const counts = [await vitest(), await playwright()]
  const sum = (/** @type {keyof Count} */ kind) => counts.reduce((total, one) => total + one[kind], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') ? 1 : 0
})
