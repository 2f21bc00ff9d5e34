import { runHere } from './run-program.mjs'
import { run, ScriptProblem } from './say.mjs'
import { setUp } from './set-up.mjs'

// `npm run upgrade-fixture`: a hotel filled by this version, and its answers, for the upgrade test of the next ones.
const folder = 'server/db/testing'
await run(async () => {
  await setUp({ only: 'packages' })
  const env = { ...process.env, UPGRADE_FIXTURE: folder }
  const vitest = 'node_modules/vitest/vitest.mjs'
  const words = ['run', '--project', 'server', 'server/db/filled-hotel.test.ts']
  if (!(await runHere([process.execPath, vitest, ...words], env)))
    throw new ScriptProblem('The hotel could not be filled: see above.')
  console.log(`The backup and the answers are in ${folder}/`)
})
