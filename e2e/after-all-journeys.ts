import { expect, test } from '@playwright/test'
import { readPresses } from '#e2e/kit/pressed.ts'
import { contractEndpoints } from '#server/testing/contract-endpoints.ts'

/** Endpoints that no screen calls, each with the reason. */
const notFromScreens: string[] = []

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
const parameters = (path: string) => path.split('/:').length

// Runs with the whole suite only, because a part of it does not call every endpoint.
test('the browser tests called every mutating endpoint and pressed every menu entry that was shown', async () => {
  const { called, seen, pressed } = await readPresses()

  const endpoints = contractEndpoints
    .filter(({ method }) => method !== 'GET')
    // The more exact path first, so that `/staff/new` does not match `/staff/:slug`.
    .sort((one, other) => parameters(one.path) - parameters(other.path))
    .map(({ method, path }) => ({ method, path, name: `${method} ${path}`, pattern: patternOf(path) }))
  const covered = [...called].map((call) => {
    const [method, path = ''] = call.split(' ')
    return endpoints.find((endpoint) => endpoint.method === method && endpoint.pattern.test(path))?.name
  })
  const never = endpoints.map(({ name }) => name).filter((name) => !covered.includes(name))
  expect.soft(never, 'calls that no journey makes').toEqual(notFromScreens)
  expect
    .soft([...seen].filter((entry) => !pressed.has(entry)).sort(), 'menu entries that no journey presses')
    .toEqual([])
})
