import { register } from 'tsx/esm/api'
import { findChromium } from './find-chromium.mjs'
import { hasClusterPrograms } from './find-cluster-programs.mjs'
import { run } from './say.mjs'
import { setUp } from './set-up.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

// `npm run smallest-runs`: every measuring program once and as small as possible, so that the change that breaks one is
// noticed on the same day. With words (`npm run smallest-runs -- bench`) only those whose name contains one of them.
const parts = [
  'races',
  'phones',
  'growth --plans',
  'folios',
  'rates',
  'make-room',
  'calendar',
  'housekeeping',
  'screens',
]
const names = [
  'bench',
  ...parts.map((part) => `bench --${part}`),
  'bench --against .',
  'storm',
  'faults',
  'fuzz',
  'soak',
  'fail-over',
  'tour',
  'demo',
]

const scriptOf = (/** @type {string} */ name) =>
  name === 'tour' ? ['scripts/tour.mjs'] : ['scripts/bench-program.mjs', ...name.split(' ')]

const wanted = process.argv.slice(2)
await run(async () => {
  stopWithParent()
  await setUp()
  process.env.CHROMIUM_PATH ??= await findChromium()
  const chosen = names.filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  const runs = chosen
    .filter((name) => name !== 'fail-over' || hasClusterPrograms())
    .map((name) => ({ name, words: [...scriptOf(name), '--smallest'] }))
  if (runs.length < chosen.length)
    console.log('fail-over is left out: its servers (etcd, Patroni, HAProxy, nginx, PostgreSQL 15) are not installed.')
  register()
  const { playAll } = await import('../bench/smallest-runs.ts')
  await playAll(runs)
})
