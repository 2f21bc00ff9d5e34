import { register } from 'tsx/esm/api'
import { findChromium } from './find-chromium.mjs'
import { findClusterPrograms } from './find-cluster-programs.mjs'
import { useRunFolder } from './run-folder.mjs'
import { run } from './say.mjs'
import { setUp } from './set-up.mjs'

// `npm run storm -- --copies 4`, `npm run faults -- --app 100`: builds the program, then runs bench/run-<name>.ts on it, in
// this process so that signals reach it.
const [, , name = '', ...words] = process.argv
await run(async () => {
  await setUp()
  useRunFolder()
  if (name === 'fail-over') await findClusterPrograms()
  if (['--screens', '--calendar', '--housekeeping'].some((word) => words.includes(word)))
    process.env.CHROMIUM_PATH ??= await findChromium()
  register()
  process.argv = [process.execPath, name, ...words]
  await import(`../bench/run-${name}.ts`)
})
