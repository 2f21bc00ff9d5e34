import { parseArgs } from 'node:util'
import { measuringProgram } from '#bench/measuring-program.ts'
import { openDatabase } from '#bench/open-database.ts'
import { clean } from '#server/testing/fuzz/fuzz-verdict.ts'
import { runFuzzOn } from '#server/testing/fuzz/run-fuzz-on.ts'

const { values } = parseArgs({
  options: {
    smallest: { type: 'boolean', default: false },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
})
const requests = values.smallest ? 500 : Number(values.requests)

const fuzz = async () => {
  const database = await openDatabase()
  try {
    const began = performance.now()
    const { findings, ...outcome } = await runFuzzOn(database.url, {
      requests,
      seed: Number(values.seed),
      progress: (done) => process.stderr.write(`\r${done} of ${requests} requests`),
      found: (finding) => console.log(`\n${finding}`),
    })
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`\n${JSON.stringify({ ...outcome, seconds }, null, 2)}`)
    const isClean = findings.length === 0 && JSON.stringify(outcome.database) === JSON.stringify(clean)
    console.log(isClean ? 'Clean: every answer is a proper one, and the database is unharmed.' : 'NOT CLEAN')
    return isClean
  } finally {
    await database.close()
  }
}

await measuringProgram(fuzz)
