import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tabHeader } from '#contract/kit/live.ts'
import { rupees } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import { roomTypeEndpoints } from '#contract/room-types/room-type-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { tab } from '#web/kit/api/api-wire.ts'
import { session } from '#web/kit/api/session.ts'

const deluxe = {
  name: 'Deluxe',
  description: 'With a balcony',
  max_adults: 2,
  max_children: 1,
  max_infants: 1,
  price_per_night: rupees(1250.5),
}
const wire = { ...deluxe, price_per_night: 1250.5, id: 1, slug: 'abc', version: 1 }

const answer = (status: number, body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body), { status }))

const sent = () => {
  const [address, request] = vi.mocked(fetch).mock.lastCall ?? []
  return { address, body: JSON.parse(String(request?.body)), headers: new Headers(request?.headers) }
}

beforeEach(() => vi.restoreAllMocks())

it('sends rupees and reads paise', async () => {
  answer(201, { message: 'Saved', data: wire })
  const { data } = await call(roomTypeEndpoints.save, { body: deluxe })
  expect(sent().body.price_per_night).toBe(1250.5)
  expect(data.price_per_night).toBe(125050)
})

it('sends the token, and an idempotency key with each action', async () => {
  session.begin('a-token', false)
  answer(201, { message: 'Saved', data: wire })
  await call(roomTypeEndpoints.save, { body: deluxe, actKey: 'one-act' })
  expect(sent().headers.get('authorization')).toBe('Bearer a-token')
  expect(sent().headers.get('idempotency-key')).toBe('one-act')
  // The event stream of this tab leaves out its own changes.
  expect(sent().headers.get(tabHeader)).toBe(tab)
})

it('leaves undefined values out of the URL', async () => {
  answer(200, { data: { data: [], total: 0, current_page: 1, per_page: 10, last_page: 1 } })
  await call(roomTypeEndpoints.list, { query: { page: 2, search: '', sort: undefined } })
  expect(vi.mocked(fetch).mock.lastCall?.[0]).toBe('/api/room-types?page=2')
})

describe('a refusal', () => {
  const refused = (status: number, body: unknown) => {
    answer(status, body)
    return call(roomTypeEndpoints.save, { body: deluxe }).catch((failure: unknown) => failure)
  }

  it('keeps its status, code, message and fields', async () => {
    const error = { message: 'Please check the marked fields.', code: 'invalid', fields: { name: ['Too long'] } }
    expect(await refused(422, { error })).toMatchObject({
      status: 422,
      code: 'invalid',
      message: error.message,
      fields: error.fields,
    })
  })

  it('has no message if it is not from our server', async () => {
    expect(await refused(502, 'Bad gateway')).toMatchObject({ status: 502, message: '' })
  })

  it('with 401 ends the session, and reports it once', async () => {
    const expired = vi.fn()
    session.onExpire(expired)
    session.begin('a-token', true)
    const error = { message: 'Please sign in to continue.', code: 'unauthorised' }
    answer(401, { error })
    await Promise.allSettled([call(roomTypeEndpoints.list), call(roomTypeEndpoints.list)])
    expect(session.token()).toBeNull()
    expect(expired).toHaveBeenCalledOnce()
  })
})

it('turns a network failure into a Problem with advice', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const failure = await call(roomTypeEndpoints.list).catch((problem: unknown) => problem)
  expect(failure).toBeInstanceOf(Problem)
  expect(failure).toMatchObject({ status: 0, code: 'offline' })
})
