import type { TestProject } from 'vitest/node'
import { startTestServer } from '#server/testing/test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    template: string
  }
}

/** Each test file copies the template of the one server of the run. */
export default async (project: TestProject) => {
  const server = await startTestServer()
  project.provide('serverUrl', server.url)
  project.provide('template', server.template)
  return server.stop
}
