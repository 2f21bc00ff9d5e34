import { Problem } from '#contract/kit/problem.ts'

const reported = new WeakSet<object>()

/**
 * The message for a failure. Only a Problem has a message for users; the text of any other error goes to the console,
 * and the user reads the fallback.
 */
export const failureText = (failure: unknown, fallback: string) => {
  if (failure instanceof Problem) return failure.message || fallback
  if (failure instanceof Error && !reported.has(failure)) {
    reported.add(failure)
    console.error(failure)
  }
  return fallback
}
