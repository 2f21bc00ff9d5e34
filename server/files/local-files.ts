import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from '#server/kit/files/files.ts'
import { syncFolder } from '#server/kit/files/folders.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder that only this program's user can read. */
export const localFiles = (folder: string): Files => {
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(key)) throw new Error('a key of a file has a shape that we never make')
    return join(folder, key)
  }
  const partOf = (key: string) => `${pathOf(key)}.part`
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const part = await open(partOf(key), 'w', 0o600)
      try {
        await part.writeFile(bytes)
        await part.sync()
      } finally {
        await part.close()
      }
      // Completely written and flushed before it gets its name.
      await rename(partOf(key), path)
      await syncFolder(dirname(path))
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(key) {
      await rm(partOf(key), { force: true })
      await rm(pathOf(key), { force: true })
    },
  }
}
