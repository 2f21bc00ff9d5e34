import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { useRunFolder } from './run-folder.mjs'
import { runStoppable } from './run-program.mjs'
import { run, ScriptProblem } from './say.mjs'
import { setUp } from './set-up.mjs'

// `npm run tour`: pictures of every screen of the demo hotel into tour/, to look at and to compare.
// `npm run tour -- --smallest`: two screens into test-results/tour/, to see whether it works.
// `npm run pictures`: the pictures of README.md and of the handbook into docs/.
await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { smallest: { type: 'boolean', default: false } },
  })
  const [project = 'tour'] = positionals
  await setUp()
  useRunFolder()
  const folder = project === 'pictures' ? 'docs' : values.smallest ? 'test-results/tour' : 'tour'
  if (project === 'tour') rmSync(folder, { recursive: true, force: true })
  const env = { ...process.env, TOUR: values.smallest ? 'smallest' : 'yes' }
  const command = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '--project', project]
  if (!(await runStoppable(command, env))) throw new ScriptProblem('Not all pictures were taken: see above.')
  console.log(`The pictures are in ${folder}/`)
})
