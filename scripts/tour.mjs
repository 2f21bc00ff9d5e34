import { rmSync } from 'node:fs'
import { useRunFolder } from './run-folder.mjs'
import { runHere } from './run-program.mjs'
import { run, ScriptProblem } from './say.mjs'
import { setUp } from './set-up.mjs'

// `npm run tour`: pictures of every screen of the demo hotel into tour/, to look at and to compare.
// `npm run pictures`: the pictures of README.md and of the handbook into docs/.
await run(async () => {
  const project = process.argv[2] ?? 'tour'
  await setUp()
  useRunFolder()
  rmSync('tour', { recursive: true, force: true })
  const env = { ...process.env, TOUR: 'yes' }
  const command = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '--project', project]
  if (!(await runHere(command, env))) throw new ScriptProblem('Not all pictures were taken: see above.')
  console.log(`The pictures are in ${project === 'tour' ? 'tour/' : 'docs/'}`)
})
