import { expect, it, vi } from 'vitest'
import { Problem } from '#contract/kit/problem.ts'
import { askForApprovalWith, withApproval } from '#web/kit/api/approval.ts'

const tooMuch = (message: string) => new Problem(403, 'approval_needed', message, undefined, 'discounts.give')

it('sends the request again with the approval, and with a second one if it is not enough', async () => {
  const told: string[] = []
  const tokens = ['clerk', 'manager']
  const stop = askForApprovalWith(async ({ message }) => {
    told.push(message)
    return tokens.shift()
  })
  const send = vi.fn(async (approval?: string) => {
    if (approval === undefined) throw tooMuch('Your role allows 10 %')
    if (approval === 'clerk') throw tooMuch('Your colleague’s role allows 20 %')
    return 'saved'
  })
  expect(await withApproval(send)).toBe('saved')
  expect(told).toEqual(['Your role allows 10 %', 'Your colleague’s role allows 20 %'])
  expect(send.mock.calls).toEqual([[undefined], ['clerk'], ['clerk,manager']])
  stop()
})

it('says that nobody approved, and asks for no other refusal', async () => {
  const asked = vi.fn(async () => undefined)
  const stop = askForApprovalWith(asked)
  await expect(withApproval(() => Promise.reject(tooMuch('Too much')))).rejects.toThrow(
    'Nobody has approved it, so nothing was saved.',
  )
  expect(asked).toHaveBeenCalledOnce()
  const notAllowed = new Problem(403, 'not_allowed', 'Not for you')
  await expect(withApproval(() => Promise.reject(notAllowed))).rejects.toThrow('Not for you')
  expect(asked).toHaveBeenCalledOnce()
  stop()
  await expect(withApproval(() => Promise.reject(tooMuch('No dialog')))).rejects.toThrow('No dialog')
})
