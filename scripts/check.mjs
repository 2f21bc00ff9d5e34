import { runHere } from './run-program.mjs'
import { run, ScriptProblem } from './say.mjs'
import { setUp } from './set-up.mjs'

// `npm run check`: everything that a change must pass. `--no-tests` leaves out the tests.
const node = process.execPath
const checks = [
  { name: 'Format and lint', command: [node, 'node_modules/@biomejs/biome/bin/biome', 'ci'] },
  { name: 'Types', command: [node, 'node_modules/typescript/bin/tsc'] },
  // The contract runs in the browser and on the server, so it is also compiled without the types of either.
  { name: 'Types of the contract', command: [node, 'node_modules/typescript/bin/tsc', '-p', 'contract'] },
  { name: 'Imports', command: [node, 'scripts/check-imports.mjs'] },
  { name: 'Documents', command: [node, 'scripts/check-docs.mjs'] },
  { name: 'Licences', command: [node, 'scripts/check-licences.mjs'] },
  { name: 'Dead code', command: [node, 'node_modules/knip/bin/knip.js'] },
  { name: 'Tests', command: [node, 'scripts/test.mjs'] },
]

await run(async () => {
  await setUp({ only: 'packages' })
  const failed = []
  for (const { name, command } of checks) {
    if (name === 'Tests' && process.argv.includes('--no-tests')) continue
    console.log(`\n== ${name}`)
    if (!(await runHere(command))) failed.push(name)
  }
  if (failed.length) throw new ScriptProblem(`\nNot in order: ${failed.join(', ')}`)
  console.log('\nAll in order')
})
