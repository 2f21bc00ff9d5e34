import { spawn } from 'node:child_process'
import { run } from './say.mjs'
import { setUp } from './set-up.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

// `npm run dev`: the server restarts and the browser reloads when a source changes. When one of them ends, both end.
await run(async () => {
  stopWithParent()
  await setUp({ only: 'packages' })
  const port = process.env.PORT || '3000'
  const env = { ...process.env, PORT: port, SARAI_API: `http://127.0.0.1:${port}` }
  const children = [
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/cli/sarai.ts', 'start'],
    ['node_modules/vite/bin/vite.js'],
  ].map((words) => spawn(process.execPath, words, { env, stdio: ['ignore', 'inherit', 'inherit'] }))
  let isStopping = false
  const stopAll = () => {
    // After a second signal tsx would kill the server before its database is closed.
    if (isStopping) return
    isStopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  for (const child of children) child.on('close', stopAll)
  process.on('SIGINT', stopAll)
  process.on('SIGTERM', stopAll)
})
