import { register } from 'tsx/esm/api'
import { findChromium } from './find-chromium.mjs'
import { hasClusterPrograms } from './find-cluster-programs.mjs'
import { run } from './say.mjs'
import { setUp } from './set-up.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

// `npm run smallest-runs`: every measuring program once and as small as possible, so that the change that breaks one is
// noticed on the same day. With words (`npm run smallest-runs -- bench`) only those whose name contains one of them.
/** The phones come first: they count all steps of their hotel. The rates come last: they add room types to it. */
const parts = [
  'phones',
  'races',
  'folios',
  'housekeeping',
  'calendar',
  'screens',
  'growth --plans',
  'rates',
  'against .',
]
const inThisProcess = [
  'bench',
  ...parts.map((part) => `bench --${part}`),
  'storm',
  'fuzz',
  'soak',
  'faults',
  'fail-over',
  'demo',
]

const runs = [
  // One of them as people start it.
  { name: 'bench --make-room', script: 'scripts/bench-program.mjs', words: ['bench', '--make-room', '--smallest'] },
  ...inThisProcess.map((name) => {
    const [program, ...words] = name.split(' ')
    return { name, file: `run-${program}.ts`, words: [...words, '--smallest'] }
  }),
  { name: 'tour', script: 'scripts/tour.mjs', words: ['--smallest'] },
]

const wanted = process.argv.slice(2)
await run(async () => {
  stopWithParent()
  await setUp()
  process.env.CHROMIUM_PATH ??= await findChromium()
  const chosen = runs.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  const possible = chosen.filter(({ name }) => name !== 'fail-over' || hasClusterPrograms())
  if (possible.length < chosen.length)
    console.log('fail-over is left out: its servers (etcd, Patroni, HAProxy, nginx, PostgreSQL 15) are not installed.')
  register()
  const { playAll } = await import('../bench/smallest-runs.ts')
  await playAll(possible)
})
