import { spawn } from 'node:child_process'
import { measuringProgram } from '#bench/measuring-program.ts'
import { fillHotel, smallestHotel } from '#bench/speed/open-bench.ts'
import { createDatabase } from '#server/testing/database.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import { whenStopped } from '#server/testing/when-stopped.ts'

/** One database server for all runs, and a filled hotel that they copy. */
const startShared = async () => {
  const server = await startTestServer()
  const hotel = await createDatabase(server.url, server.template)
  whenStopped(hotel.drop)
  await fillHotel(hotel.url, smallestHotel)
  return { TEST_SERVER_URL: server.url, TEST_TEMPLATE: server.template, TEST_HOTEL: hotel.name }
}

/** Runs a program and keeps what it prints. */
const runOne = async (words: string[], shared: Record<string, string>) => {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...shared },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: a Ctrl-C in the terminal reaches it through us, before the database is stopped.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  ended.then(
    whenStopped(() => {
      child.kill('SIGTERM')
      return ended
    }),
  )
  return { isGood: (await ended) === 0, output }
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1)

/** Plays the runs one after the other. Only what a failed one printed is shown. */
export const playAll = (runs: { name: string; words: string[] }[]) =>
  measuringProgram(async () => {
    const began = performance.now()
    const shared = await startShared()
    console.log(`ready   the database and its hotel: ${secondsSince(began)} s`)
    const failed: string[] = []
    for (const { name, words } of runs) {
      const start = performance.now()
      const { isGood, output } = await runOne(words, shared)
      if (!isGood) {
        failed.push(name)
        console.log(output)
      }
      console.log(`${isGood ? 'passed' : 'FAILED'}  ${name}: ${secondsSince(start)} s`)
    }
    console.log(`All together: ${secondsSince(began)} s`)
    console.log(`\n${runs.length - failed.length} passed, ${failed.length} failed`)
    for (const name of failed) console.log(`  failed: ${name}`)
    return failed.length === 0
  })
