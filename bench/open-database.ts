import { createDatabase } from '#server/testing/database.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import { whenStopped } from '#server/testing/when-stopped.ts'

/** The server of `npm run smallest-runs`, which starts one for all programs. */
const sharedServer = ({ TEST_SERVER_URL: url, TEST_TEMPLATE: template } = process.env) =>
  url && template ? { url, template, stop: async () => {} } : undefined

/** A new database, empty unless a template is named, on a server of its own. */
export const openDatabase = async (filled?: string) => {
  const server = sharedServer() ?? (await startTestServer())
  const database = await createDatabase(server.url, filled ?? server.template)
  const drop = whenStopped(database.drop)
  return {
    url: database.url,
    // Dropping a database makes PostgreSQL write a checkpoint; our account may not run `checkpoint` itself.
    checkpoint: async () => (await createDatabase(server.url)).drop(),
    close: async () => {
      await drop()
      await server.stop()
    },
  }
}
