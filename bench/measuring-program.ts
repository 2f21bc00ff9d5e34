import { setTimeout as wait } from 'node:timers/promises'
import { stopEverything } from '#server/testing/when-stopped.ts'

type Work = () => Promise<boolean>

const signals = { SIGINT: 130, SIGTERM: 143 }
const longestStop = 60_000

/** What a program of `playHere` does. */
let inside: Work | undefined
let isInside = false

/**
 * Runs a program to its verdict, good or bad, and ends the process. When a signal ends it early, or an error, everything
 * that it has started is stopped first: no database, browser or folder stays behind.
 */
export const measuringProgram = async (work: Work) => {
  if (isInside) {
    inside = work
    return
  }
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

/** Runs a program inside another one, because loading the sources anew takes longer than a smallest run. */
export const playHere = async (file: string, words: string[]) => {
  const given = process.argv
  process.argv = [process.execPath, file, ...words]
  isInside = true
  try {
    // The words make it another module, so that it runs again.
    await import(`./${file}?${words.join()}`)
    return inside ? await inside() : false
  } finally {
    isInside = false
    inside = undefined
    process.argv = given
  }
}
