import { setTimeout as wait } from 'node:timers/promises'
import { stopEverything } from '#server/testing/when-stopped.ts'

const signals = { SIGINT: 130, SIGTERM: 143 }
const longestStop = 60_000

/**
 * Runs a program to its verdict, good or bad. When a signal ends it early, or an error, everything that it has started is
 * stopped first: no database, browser or folder stays behind.
 */
export const measuringProgram = async (work: () => Promise<boolean>) => {
  let isStopping = false
  const stop = async (code: number) => {
    // With npm, Ctrl-C arrives twice.
    if (isStopping) return
    isStopping = true
    await Promise.race([stopEverything(), wait(longestStop)])
    process.exit(code)
  }
  const fail = (error: unknown) => {
    // While everything is stopped the work may still run, and loses one server after the other.
    if (!isStopping) console.error(error)
    return stop(1)
  }
  for (const [signal, code] of Object.entries(signals)) process.on(signal, () => stop(code))
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  const isGood = await work().catch(fail)
  await stop(isGood ? 0 : 1)
  // The process ends as soon as everything is stopped.
  await new Promise(() => {})
}
