import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'
import { createStepQueue, type StepQueue } from '#web/housekeeping-phone/queue/step-queue.ts'
import { memoryStore } from '#web/housekeeping-phone/queue/testing/memory-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A phone whose tabs share the stored steps and one lock; the server does each id once. */
const openPhone = () => {
  const store = memoryStore<string>()
  const asked: string[] = []
  const done: string[] = []
  let isOffline = false
  let hasNoNetwork = false
  let atOnce = 0
  let mostAtOnce = 0
  let last = Promise.resolve()
  const tabs: StepQueue<string>[] = []
  const send = async ({ id }: QueuedStep<string>) => {
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    await new Promise((resolve) => setTimeout(resolve, 10))
    atOnce -= 1
    if (isOffline) throw new Problem(0, 'offline', kitMessages.offline)
    asked.push(id)
    if (!done.includes(id)) done.push(id)
  }
  const openTab = () => {
    const tab = createStepQueue<string>({
      store,
      send,
      whoIsSignedIn: async () => ({ token: 'token', account: 'asha@hotel.example' }),
      alone: (work) => {
        const turn = last.then(work)
        last = turn.then(() => undefined)
        return turn
      },
      tellTabs: () => {
        for (const other of tabs) if (other !== tab) void other.refresh()
      },
      isOffline: () => hasNoNetwork,
    })
    tabs.push(tab)
    return tab
  }
  const cut = (is: boolean) => {
    isOffline = is
  }
  /** The browser knows that there is no network. */
  const cutNetwork = (is: boolean) => {
    isOffline = is
    hasNoNetwork = is
  }
  return { store, asked, done, openTab, cut, cutNetwork, mostAtOnce: () => mostAtOnce }
}

const tap = (id: string) => ({
  id,
  account: 'asha@hotel.example',
  action: 'start',
  taken_at: new Date().toISOString(),
})
const states = (tab: StepQueue<string>) => tab.steps().map(({ id, state }) => `${id} ${state}`)
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('a tap is shown as soon as it is stored, and sent at once', async () => {
  const phone = openPhone()
  const tab = phone.openTab()
  await tab.add(tap('1'))
  expect(tab.steps()).toHaveLength(1)
  expect(phone.asked).toEqual([])
  await wait(30)
  expect(phone.done).toEqual(['1'])
  expect(states(tab)).toEqual(['1 sent'])
  await tab.forgetSent([1])
  expect(states(tab)).toEqual([])
})

test('taps while a step is on its way are sent after it', async () => {
  const phone = openPhone()
  const tab = phone.openTab()
  await tab.add(tap('1'))
  await wait(5)
  expect(states(tab)).toEqual(['1 sending'])
  await tab.add(tap('2'))
  await tab.add(tap('3'))
  await wait(100)
  expect(phone.done).toEqual(['1', '2', '3'])
})

test('ten steps without a connection arrive once and in order after the page was opened again', async () => {
  const phone = openPhone()
  const closed = phone.openTab()
  phone.cut(true)
  const ids = Array.from({ length: 10 }, (_, index) => String(index))
  for (const id of ids) await closed.add(tap(id))
  await wait(60_000)
  expect(phone.done).toEqual([])
  phone.cut(false)
  const opened = phone.openTab()
  await opened.retryNow()
  await wait(200)
  expect(phone.asked).toEqual(ids)
})

test('it tries again by itself, first after 2 seconds, never more than 10 seconds apart', async () => {
  const phone = openPhone()
  const tab = phone.openTab()
  phone.cut(true)
  await tab.add(tap('1'))
  await wait(10 * 60_000)
  phone.cut(false)
  await wait(10_020)
  expect(phone.done).toEqual(['1'])
})

test('two tabs never send at the same time, and no step twice', async () => {
  const phone = openPhone()
  const [one, other] = [phone.openTab(), phone.openTab()]
  await Promise.all([one.add(tap('1')), other.add(tap('2')), one.add(tap('3'))])
  void other.flush()
  await wait(200)
  expect(phone.mostAtOnce()).toBe(1)
  expect(phone.asked.toSorted()).toEqual(['1', '2', '3'])
  expect(states(other)).toEqual(states(one))
})

test('a step that was never sent is withdrawn; one that was sent is not, with or without an answer', async () => {
  const phone = openPhone()
  const tab = phone.openTab()
  phone.cut(true)
  await tab.add(tap('1'))
  await tab.add(tap('2'))
  await wait(5_000)
  expect(states(tab)).toEqual(['1 waiting', '2 waiting'])
  expect(await tab.withdraw(1)).toBe(false)
  expect(await tab.withdraw(2)).toBe(true)
  phone.cut(false)
  await tab.retryNow()
  await wait(5)
  expect(states(tab)).toEqual(['1 sending'])
  expect(await tab.withdraw(1)).toBe(false)
  await wait(20)
  expect(phone.done).toEqual(['1'])
})

test('without a network nothing is tried at once, so that it can be withdrawn; a wrong browser only delays', async () => {
  const phone = openPhone()
  const tab = phone.openTab()
  phone.cutNetwork(true)
  await tab.add(tap('1'))
  await tab.add(tap('2'))
  await wait(9_900)
  expect(await tab.withdraw(1)).toBe(true)
  phone.cut(false)
  await wait(200)
  expect(phone.done).toEqual(['2'])
})
