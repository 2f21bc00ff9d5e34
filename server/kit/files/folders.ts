import { open, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Flushes a folder, so that a crash can't lose the names of its files. Windows does this itself and refuses the call. */
export const syncFolder = async (folder: string, platform = process.platform) => {
  if (platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** The files in a folder and below it, as relative paths; none if the folder does not exist. */
export const listFiles = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
