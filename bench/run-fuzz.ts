import { parseArgs } from 'node:util'
import { createDatabase } from '#server/testing/database.ts'
import { clean } from '#server/testing/fuzz/fuzz-verdict.ts'
import { runFuzzOn } from '#server/testing/fuzz/run-fuzz-on.ts'
import { startTestServer } from '#server/testing/test-server.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
})

const server = await startTestServer()
const database = await createDatabase(server.url, server.template)
try {
  const began = performance.now()
  const { findings, ...outcome } = await runFuzzOn(database.url, {
    requests: Number(values.requests),
    seed: Number(values.seed),
    progress: (done) => process.stderr.write(`\r${done} of ${values.requests} requests`),
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`\n${JSON.stringify({ ...outcome, seconds }, null, 2)}`)
  for (const finding of findings) console.log(finding)
  const isClean = findings.length === 0 && JSON.stringify(outcome.database) === JSON.stringify(clean)
  console.log(isClean ? 'Clean: every answer is a proper one, and the database is unharmed.' : 'NOT CLEAN')
  process.exitCode = isClean ? 0 : 1
} finally {
  await database.drop()
  await server.stop()
}
