import { Problem } from '#contract/kit/problem.ts'

const reported = new WeakSet<object>()

/**
 * What a person is told when something failed. Only a Problem carries words for people (the server's sentences and our
 * own); the text of any other error is for the console, and the person reads the fallback.
 */
export const failureText = (failure: unknown, fallback: string) => {
  if (failure instanceof Problem) return failure.message || fallback
  if (failure instanceof Error && !reported.has(failure)) {
    reported.add(failure)
    console.error(failure)
  }
  return fallback
}
