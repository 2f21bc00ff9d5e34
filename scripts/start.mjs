import { run } from './say.mjs'
import { setUp } from './set-up.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

// `npm start` and `npm run demo`: sets up, then runs the program in this process so that signals reach it.
await run(async () => {
  const [word = 'start', ...words] = process.argv.slice(2)
  // `npm run demo -- --smallest` tries whether the demo hotel opens.
  if (word === 'demo' && words.includes('--smallest')) return import('./bench-program.mjs')
  stopWithParent()
  await setUp()
  process.argv = [process.execPath, 'sarai', word, ...words]
  // The path is in a variable because the built file is not part of the sources that the compiler checks.
  const program = '../dist/server/cli/sarai.js'
  await import(program)
})
