import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

// The smallest app there is: it runs the database on the folder it is given, until it is told to stop or is killed.
const [, , folder = ''] = process.argv
try {
  const database = await startEmbeddedPostgres({ folder, say: console.log })
  console.log(`ready ${database.pid()} ${database.url}`)
  process.once('SIGTERM', async () => {
    await database.stop()
    process.exit(0)
  })
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exit(1)
}
