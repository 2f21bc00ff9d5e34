import { rmSync } from 'node:fs'
import { runHere } from './run-program.mjs'
import { run, ScriptProblem } from './say.mjs'
import { setUp } from './set-up.mjs'

// `npm run tour`: pictures of every screen of the demo hotel into tour/, to look at and to compare.
await run(async () => {
  await setUp()
  rmSync('tour', { recursive: true, force: true })
  const env = { ...process.env, TOUR: 'yes' }
  const ok = await runHere([process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '--project', 'tour'], env)
  if (!ok) throw new ScriptProblem('The tour stopped half-way: see above.')
  console.log('The pictures are in tour/')
})
