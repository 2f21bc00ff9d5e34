import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Problem } from '#contract/kit/problem.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

const offline = () => Promise.reject(new Problem(0, 'offline', 'No connection'))

test.each([{ content: undefined }, { content: { reason: 'No answer' } }])(
  'an action with $content keeps its key until it is answered, then takes a new one',
  async ({ content }) => {
    const { result } = renderHook(() => useActKey())
    const keys: string[] = []
    const send = (answer: () => Promise<unknown>) =>
      result
        .current(content, (key) => {
          keys.push(key)
          return answer()
        })
        .catch(() => {})
    await send(offline)
    await send(async () => 'done')
    await send(async () => 'done')
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  },
)
