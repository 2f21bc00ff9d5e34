import { run } from './say.mjs'
import { setUp } from './set-up.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

// `npm start` and `npm run demo`: set up, then become the program, in this very process so that signals reach it.
await run(async () => {
  stopWithParent()
  await setUp()
  const [word = 'start', ...words] = process.argv.slice(2)
  process.argv = [process.execPath, 'sarai', word, ...words]
  // Built a moment ago: its path is no part of the sources.
  const program = '../dist/server/cli/sarai.js'
  await import(program)
})
