import { expect, test } from '@playwright/test'
import { readPresses } from '#e2e/kit/pressed.ts'
import { contractEndpoints } from '#server/testing/contract-endpoints.ts'

/** Calls that no screen makes, each with the reason. */
const notFromScreens: string[] = []

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
const parameters = (path: string) => path.split('/:').length

// Runs when the whole suite does: a run of some tests says nothing about the others.
test('a browser made every call that changes something, and pressed every menu entry that it saw', async () => {
  const { called, seen, pressed } = await readPresses()

  const endpoints = contractEndpoints
    .filter(({ method }) => method !== 'GET')
    // The more exact path first: `/staff/new` is not the member of staff called "new".
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
