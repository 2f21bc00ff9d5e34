import { setTimeout as wait } from 'node:timers/promises'
import type { Say } from '#server/cli/open-database.ts'

const longestStop = 20_000

// Windows sends the last two when the window is closed or Ctrl-Break pressed. Elsewhere `nohup` relies on SIGHUP being left alone.
const stopSignals = (platform: NodeJS.Platform): NodeJS.Signals[] =>
  platform === 'win32' ? ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGBREAK'] : ['SIGTERM', 'SIGINT']

/** Keeps a starting Sarai until the machine or its operator asks to stop, then ends what runs and leaves. */
export const runUntilStopped = async (starting: Promise<{ stop(): Promise<void> }>, say: Say) => {
  // Heard from the first moment, so that a database that is just being opened is closed too. A terminal's Ctrl-C arrives
  // twice when npm passes it on: only the first one counts.
  const asked = new Promise((resolve) => {
    for (const signal of stopSignals(process.platform)) process.on(signal, resolve)
  })
  const running = await starting
  await asked
  say('Stopping: finishing what runs, then closing the database')
  wait(longestStop, undefined, { ref: false }).then(() => process.exit(1))
  await running.stop()
  say('Stopped.')
  process.exit(0)
}
