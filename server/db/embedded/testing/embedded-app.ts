import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { platformDefaults } from '#server/db/embedded/platform.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

// The smallest app: it runs the database on the given folder until it is stopped or killed.
const [, , folder = '', word] = process.argv
const platform = platformDefaults(word === 'as-on-windows' ? 'win32' : process.platform)
try {
  const database = await startEmbeddedPostgres({ folder, say: console.log, platform })
  console.log(`ready ${database.pid()} ${database.url}`)
  process.once('SIGTERM', async () => {
    await database.stop()
    process.exit(0)
  })
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exit(1)
}
