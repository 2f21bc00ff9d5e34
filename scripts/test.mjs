import { mkdirSync, rmSync } from 'node:fs'
import { findChromium } from './find-chromium.mjs'
import { useRunFolder } from './run-folder.mjs'
import { runHere } from './run-program.mjs'
import { run } from './say.mjs'
import { setUp } from './set-up.mjs'
import { readPlaywright, readVitest, recordTimes, sayHowLong, sayWhatIsSlow } from './test-report.mjs'

// `npm test`: all tests, or with words (`npm test -- rooms`) the test files whose path contains one of them.
// `npm run test:quick`: without the browser and the long models. `npm run test:changed`: what a change can reach.
// `npm test -- --record` keeps the times of this run, for later runs to compare with.
const options = ['--quick', '--changed', '--record']
const given = process.argv.slice(2)
const words = given.filter((word) => !options.includes(word))
const [isQuick, isChanged, isRecorded] = options.map((option) => given.includes(option))
const results = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' }

/** @typedef {import('./test-report.mjs').Told} Told */

/** Random models, walks over every endpoint, the demo hotel, backups and upgrades. */
const long = [
  'server/bookings/stays/*.test.ts',
  'server/db/**',
  'server/demo/**',
  'server/files/**',
  'server/folios/random-money.test.ts',
  'server/guest-register/**',
  'server/invoices/invoice-numbers.test.ts',
  'server/privacy/retention-faults.test.ts',
  'server/reports/report-figures.test.ts',
  'server/security/**',
  'server/start-sarai.test.ts',
]
const quick = [
  ...['server', 'mocked', 'web'].flatMap((project) => ['--project', project]),
  ...long.flatMap((files) => ['--exclude', files]),
]

const vitest = async () => {
  const ok = await runHere([
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results.vitest}`,
    ...(isQuick ? quick : []),
    ...(isChanged ? ['--changed'] : []),
    ...words,
  ])
  return { ok, told: readVitest(results.vitest), file: results.vitest }
}

const playwright = async () => {
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: results.playwright,
  }
  const ok = await runHere(
    [
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      'test',
      '--pass-with-no-tests',
      '--reporter=list,json',
      ...(isChanged ? ['--only-changed'] : []),
      ...words,
    ],
    env,
  )
  return { ok, told: readPlaywright(results.playwright), file: results.playwright }
}

/**
 * The names of what failed. A runner that fails without naming a failed test counts as one failed test.
 * @param {{ ok: boolean, told: Told, file: string }} outcome
 */
const failedIn = ({ ok, told: { tests, brokenFiles }, file }) => {
  const failed = [...tests.filter(({ isOk }) => !isOk).map((test) => `${test.file}: ${test.name}`), ...brokenFiles]
  return failed.length || ok ? failed : [`${file} names no failed test`]
}

/** @type {import('./test-report.mjs').Part[]} */
const parts = []

/** @template T @param {string} name @param {() => Promise<T>} work */
const timed = async (name, work) => {
  const before = performance.now()
  const result = await work()
  parts.push({ name, seconds: Math.round((performance.now() - before) / 1000) })
  return result
}

await run(async () => {
  await timed('set-up', () => setUp())
  useRunFolder()
  for (const file of Object.values(results)) rmSync(file, { force: true })
  mkdirSync('test-results', { recursive: true })
  const outcomes = [await timed('vitest', vitest)]
  if (!isQuick) outcomes.push(await timed('browser', playwright))
  const tests = outcomes.flatMap(({ told }) => told.tests)
  const failed = outcomes.flatMap(failedIn)
  sayWhatIsSlow(tests)
  sayHowLong(parts)
  if (isRecorded && failed.length === 0) recordTimes(parts)
  // The names are printed at the end, where a reader of a long log looks first.
  console.log(`\n${tests.filter(({ isOk }) => isOk).length} passed, ${failed.length} failed`)
  for (const name of failed) console.log(`  failed: ${name}`)
  process.exitCode = failed.length ? 1 : 0
})
