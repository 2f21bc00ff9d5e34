import { inject } from 'vitest'
import { findDemoTemplate } from '#server/testing/demo-template.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const clock = { now: () => new Date('2026-11-15T06:00:00Z') }

/** The app on a copy of the demo hotel on 15 November 2026. */
export const startDemoApp = async () =>
  startTestApp({}, await findDemoTemplate(inject('serverUrl'), inject('template'), clock))
