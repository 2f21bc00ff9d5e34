import { join } from 'node:path'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { listFiles } from '#server/kit/files/folders.ts'

const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'path' in value && 'reply' in value

/** The endpoints among the exports of a module, also those inside nested objects. */
const endpointsIn = (exported: unknown): Endpoint[] => {
  if (typeof exported !== 'object' || exported === null) return []
  if (isEndpoint(exported)) return [exported]
  const isPlain = Object.getPrototypeOf(exported) === Object.prototype
  return isPlain ? Object.values(exported).flatMap(endpointsIn) : []
}

const folder = join(import.meta.dirname, '../../contract')

// Not by `import.meta.glob`, because knip would count that as a use of everything in the contract.
const files = (await listFiles(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
const modules: object[] = await Promise.all(files.map((file) => import(join(folder, file))))

/** Every endpoint of the contract, once. */
export const contractEndpoints = [...new Set(modules.flatMap((module) => endpointsIn({ ...module })))]
