import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measuringProgram, playHere } from '#bench/measuring-program.ts'
import { fillHotel, shareSmallestHotel, smallestHotel } from '#bench/speed/open-bench.ts'
import { createDatabase } from '#server/testing/database.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import { whenStopped } from '#server/testing/when-stopped.ts'

/** One database server for all runs, a filled hotel that they copy, and a folder in which the demo hotel stays. */
const startShared = async () => {
  const demoFolder = await mkdtemp(join(tmpdir(), 'sarai-demo-'))
  whenStopped(() => rm(demoFolder, { recursive: true, force: true }))
  // Started as root, the database runs as another user, who must be able to enter the folder.
  await chmod(demoFolder, 0o711)
  const server = await startTestServer()
  const hotel = await createDatabase(server.url, server.template)
  whenStopped(hotel.drop)
  await fillHotel(hotel.url, smallestHotel)
  process.env.TEST_SERVER_URL = server.url
  process.env.TEST_TEMPLATE = server.template
  process.env.TEST_HOTEL = hotel.name
  process.env.TEST_DEMO_FOLDER = demoFolder
}

/** Runs a script in a process of its own. */
const playScript = async (script: string, words: string[]) => {
  const child = spawn(process.execPath, [script, ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own: a Ctrl-C in the terminal reaches it through us, before the database is stopped.
    detached: true,
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  ended.then(
    whenStopped(() => {
      child.kill('SIGTERM')
      return ended
    }),
  )
  return (await ended) === 0
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1)

export interface SmallestRun {
  name: string
  /** A script of its own, or a file of bench/ that is played in this process. */
  script?: string
  file?: string
  words: string[]
}

const playOne = ({ script, file = '', words }: SmallestRun) => {
  // These two change what the others need: they book the same nights.
  shareSmallestHotel(file === 'run-bench.ts' && words.length > 1 && !words.includes('--against'))
  const played = script ? playScript(script, words) : playHere(file, words)
  return played.catch((error) => {
    console.error(error)
    return false
  })
}

/** Plays the runs one after the other. */
export const playAll = (runs: SmallestRun[]) =>
  measuringProgram(async () => {
    const began = performance.now()
    await startShared()
    const outcomes = [`ready   the database and its hotel: ${secondsSince(began)} s`]
    const failed: string[] = []
    for (const run of runs) {
      console.log(`\n==== ${run.name}`)
      const start = performance.now()
      const isGood = await playOne(run)
      if (!isGood) failed.push(run.name)
      outcomes.push(`${isGood ? 'passed' : 'FAILED'}  ${run.name}: ${secondsSince(start)} s`)
      console.log(outcomes.at(-1))
    }
    console.log(`\n${outcomes.join('\n')}\nAll together: ${secondsSince(began)} s`)
    console.log(`\n${runs.length - failed.length} passed, ${failed.length} failed`)
    for (const name of failed) console.log(`  failed: ${name}`)
    return failed.length === 0
  })
