import { expect, test } from 'vitest'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'
import { sendSteps } from '#web/housekeeping-phone/queue/send-steps.ts'
import { memoryStore } from '#web/housekeeping-phone/queue/testing/memory-store.ts'

const offline = new Problem(0, 'offline', kitMessages.offline)
const asha = { token: 'token of Asha', account: 'asha@hotel.example' }
const ravi = { token: 'token of Ravi', account: 'ravi@hotel.example' }

const tap = (id: string, account = asha.account) => ({
  id,
  account,
  action: `clean ${id}`,
  taken_at: '2026-11-17T05:00:00.000Z',
})

/** A phone with these steps, and a server that answers each id as told; without an answer it does the step. */
const phone = async (ids: string[], answers: Record<string, Problem[]> = {}) => {
  const store = memoryStore<string>()
  for (const id of ids) await store.add(tap(id))
  const arrived: string[] = []
  const send = async ({ id }: QueuedStep<string>, { token }: { token: string }) => {
    const refusal = answers[id]?.shift()
    if (refusal) throw refusal
    arrived.push(`${id} by ${token}`)
  }
  const go = async (whoIsSignedIn = async (): Promise<typeof asha | undefined> => asha) =>
    sendSteps({ store, send, whoIsSignedIn, changed: () => undefined })
  const states = async () => (await store.all()).map(({ id, state }) => `${id} ${state}`)
  return { store, arrived, go, states }
}

test('steps arrive in the order of the taps', async () => {
  const { arrived, go, states } = await phone(['1', '2', '3'])
  expect(await go()).toBe('all_sent')
  expect(arrived).toEqual(['1 by token of Asha', '2 by token of Asha', '3 by token of Asha'])
  expect(await states()).toEqual(['1 sent', '2 sent', '3 sent'])
})

test('without a connection a step waits, and no later one overtakes it', async () => {
  const { arrived, go, states } = await phone(['1', '2'], { '1': [offline] })
  expect(await go()).toBe('later')
  expect(arrived).toEqual([])
  expect(await states()).toEqual(['1 waiting', '2 waiting'])
  expect(await go()).toBe('all_sent')
  expect(arrived).toEqual(['1 by token of Asha', '2 by token of Asha'])
})

test('a step that a closed page was sending is sent again with its id', async () => {
  const { store, arrived, go } = await phone(['1', '2'])
  await store.change(1, (step) => ({ ...step, state: 'sending' }))
  await go()
  expect(arrived).toEqual(['1 by token of Asha', '2 by token of Asha'])
})

test('a refused step keeps the sentence of the server, and the others go on', async () => {
  const conflict = new Problem(409, 'step_conflict', 'Ravi has cleaned 204 already.')
  const { store, arrived, go } = await phone(['1', '2', '3'], { '2': [conflict] })
  expect(await go()).toBe('all_sent')
  expect(arrived).toEqual(['1 by token of Asha', '3 by token of Asha'])
  expect((await store.all())[1]).toMatchObject({ state: 'refused', refusal: 'Ravi has cleaned 204 already.' })
})

test('an expired sign-in stops the queue, and nothing is lost', async () => {
  const expired = new Problem(401, 'sign_in', kitMessages.signInFirst)
  const { arrived, go, states } = await phone(['1', '2'], { '1': [expired] })
  expect(await go()).toBe('signed_out')
  expect(await go(async () => undefined)).toBe('signed_out')
  expect(await states()).toEqual(['1 waiting', '2 waiting'])
  await go()
  expect(arrived).toHaveLength(2)
})

test('the steps of a person are never sent by someone else', async () => {
  const { store, arrived, go, states } = await phone(['1'])
  await store.add(tap('2', ravi.account))
  expect(await go(async () => ravi)).toBe('all_sent')
  expect(arrived).toEqual(['2 by token of Ravi'])
  expect(await states()).toEqual(['1 waiting', '2 sent'])
})

test('when someone else signs in between two steps, the second one waits', async () => {
  const { arrived, go, states } = await phone(['1', '2'])
  const signedIn = [asha, ravi]
  await go(async () => signedIn.shift())
  expect(arrived).toEqual(['1 by token of Asha'])
  expect(await states()).toEqual(['1 sent', '2 waiting'])
})

test('a step at which the server fails five times is put aside', async () => {
  const broken = () => new Problem(500, 'broken', kitMessages.broken)
  const { store, arrived, go } = await phone(['1', '2'], { '1': [broken(), broken(), broken(), broken(), broken()] })
  for (const _ of [1, 2, 3, 4]) {
    expect(await go()).toBe('later')
    expect((await store.all())[0]?.state).toBe('waiting')
  }
  await go()
  expect((await store.all())[0]).toMatchObject({ state: 'refused', refusal: kitMessages.broken })
  await go()
  expect(arrived).toEqual(['2 by token of Asha'])
})

test('a server that restarts does not count as a failure of the step', async () => {
  const away = Array.from({ length: 9 }, () => new Problem(503, 'database_away', kitMessages.databaseAway))
  const { store, go } = await phone(['1'], { '1': away })
  for (const _ of [...away]) await go()
  expect((await store.all())[0]).toMatchObject({ state: 'waiting', tries: 0 })
})

test('a reply that this version cannot read means that the step is done', async () => {
  const { go, states } = await phone(['1'], { '1': [new Problem(200, 'unreadable', kitMessages.unreadable)] })
  await go()
  expect(await states()).toEqual(['1 sent'])
})
