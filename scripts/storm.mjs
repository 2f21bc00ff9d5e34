import { runHere } from './run-program.mjs'
import { run, ScriptProblem } from './say.mjs'
import { setUp } from './set-up.mjs'

// `npm run storm -- --attempts 10000 --copies 4`: many clerks at a few rooms at once, and what the database says of it.
await run(async () => {
  await setUp()
  const command = [process.execPath, 'node_modules/tsx/dist/cli.mjs', 'bench/run-booking-storm.ts']
  const isClean = await runHere([...command, ...process.argv.slice(2)])
  if (!isClean) throw new ScriptProblem('The storm left damage behind.')
})
