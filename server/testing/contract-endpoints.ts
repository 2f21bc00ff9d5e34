import type { Endpoint } from '#contract/kit/endpoint.ts'

const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'path' in value && 'reply' in value

/** The endpoints in what a module exports: one by one, or in objects of them, however deep. */
const endpointsIn = (exported: unknown): Endpoint[] => {
  if (typeof exported !== 'object' || exported === null) return []
  if (isEndpoint(exported)) return [exported]
  const isPlain = Object.getPrototypeOf(exported) === Object.prototype
  return isPlain ? Object.values(exported).flatMap(endpointsIn) : []
}

const modules = import.meta.glob<Record<string, unknown>>(['/contract/**/*.ts', '!/contract/**/*.test.ts'], {
  eager: true,
})

/** Every call of the contract, once. */
export const contractEndpoints = [...new Set(Object.values(modules).flatMap((module) => endpointsIn({ ...module })))]
