import { forgetPresses } from '#e2e/kit/pressed.ts'
import { startTestServer } from '#server/testing/test-server.ts'

/** Starts the database server and passes its address to the workers by the environment. */
export default async () => {
  await forgetPresses()
  // `npm run smallest-runs` has started one already.
  if (process.env.TEST_SERVER_URL) return
  const server = await startTestServer()
  process.env.TEST_SERVER_URL = server.url
  process.env.TEST_TEMPLATE = server.template
  return server.stop
}
