import { setTimeout as wait } from 'node:timers/promises'
import type { Say } from '#server/cli/open-database.ts'

const longestStop = 20_000

// Windows sends the last two when its window is closed or on Ctrl-Break. Elsewhere `nohup` needs SIGHUP unhandled.
const stopSignals = (platform: NodeJS.Platform): NodeJS.Signals[] =>
  platform === 'win32' ? ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGBREAK'] : ['SIGTERM', 'SIGINT']

/** Runs Sarai until a signal asks it to stop, then closes everything and exits. */
export const runUntilStopped = async (starting: Promise<{ stop(): Promise<void> }>, say: Say) => {
  // Handled from the start, so that a database that is just being opened is closed too. With npm, Ctrl-C arrives twice;
  // only the first one counts.
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
