import { fileURLToPath } from 'node:url'
import { version } from '#package.json'

// Run from the sources, Vite serves the web side; the built program brings its own.
const isBuilt = import.meta.url.endsWith('.js')

/** What the program knows of itself. */
export const program = {
  version,
  webFolder: isBuilt ? fileURLToPath(new URL('../../web/', import.meta.url)) : undefined,
}
