import { findChromium } from './find-chromium.mjs'
import { findClusterPrograms } from './find-cluster-programs.mjs'
import { useRunFolder } from './run-folder.mjs'
import { runHere } from './run-program.mjs'
import { run, ScriptProblem } from './say.mjs'
import { setUp } from './set-up.mjs'

// `npm run storm -- --copies 4`, `npm run faults -- --app 100`: builds the program, then runs bench/run-<name>.ts on it.
const [, , name = '', ...words] = process.argv
await run(async () => {
  await setUp()
  useRunFolder()
  if (name === 'fail-over') await findClusterPrograms()
  if (['--screens', '--calendar', '--housekeeping'].some((word) => words.includes(word)))
    process.env.CHROMIUM_PATH ??= await findChromium()
  const command = [process.execPath, 'node_modules/tsx/dist/cli.mjs', `bench/run-${name}.ts`]
  if (!(await runHere([...command, ...words]))) throw new ScriptProblem(`${name}: the verdict is bad, see above.`)
})
