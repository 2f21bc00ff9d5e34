import { open, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Until then a crash can take away the names of files that are whole and on the disk. Windows does so by itself, and refuses. */
export const syncFolder = async (folder: string, platform = process.platform) => {
  if (platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** The files in a folder and below it, by their paths from there; none if the folder isn't there. */
export const listFiles = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
