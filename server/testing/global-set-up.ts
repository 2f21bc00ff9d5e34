import type { TestProject } from 'vitest/node'
import { startTestServer } from '#server/testing/test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    template: string
  }
}

/** Starts one database server for the run; each test file copies its template. */
export default async (project: TestProject) => {
  const server = await startTestServer()
  project.provide('serverUrl', server.url)
  project.provide('template', server.template)
  return server.stop
}
