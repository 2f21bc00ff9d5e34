import { fileURLToPath } from 'node:url'
import { version } from '#package.json'

// In development Vite serves the web side; the built program contains it.
const isBuilt = import.meta.url.endsWith('.js')

/** The version of the program and the folder of its built web side. */
export const program = {
  version,
  webFolder: isBuilt ? fileURLToPath(new URL('../../web/', import.meta.url)) : undefined,
}
