import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Cleans up after the current test, or after the file if called outside one: Vitest ignores `afterAll` inside a test. */
export const whenFinished = (cleanUp: () => Promise<void>) =>
  TestRunner.getCurrentTest() ? onTestFinished(cleanUp) : afterAll(cleanUp)
