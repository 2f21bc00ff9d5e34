import { useRef } from 'react'
import { isRefusal } from '#contract/kit/problem.ts'
import { newKey } from '#web/kit/api/new-key.ts'

/**
 * Runs an action with an idempotency key. Without a clear reply (no network, a broken server) the action may have been
 * done: a retry with the same content uses the same key, so that the server does it once.
 */
export const useActKey = () => {
  const unsettled = useRef<{ content: string; key: string }>(null)

  return async <Result>(content: unknown, act: (key: string) => Promise<Result>) => {
    // A call without a body has no content, for which JSON.stringify returns undefined.
    const written = JSON.stringify(content ?? null)
    const key = unsettled.current?.content === written ? unsettled.current.key : newKey()
    unsettled.current = { content: written, key }
    try {
      const result = await act(key)
      unsettled.current = null
      return result
    } catch (failure) {
      if (isRefusal(failure)) unsettled.current = null
      throw failure
    }
  }
}
