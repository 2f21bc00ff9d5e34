import { forgetPresses } from '#e2e/kit/pressed.ts'
import { startTestServer } from '#server/testing/test-server.ts'

/** Starts the database server and passes its address to the workers by the environment. */
export default async () => {
  await forgetPresses()
  const server = await startTestServer()
  process.env.TEST_SERVER_URL = server.url
  process.env.TEST_TEMPLATE = server.template
  return server.stop
}
