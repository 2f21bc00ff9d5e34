import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ArchiveEntry } from '#server/db/backup-manifest.ts'
import { listFiles, syncFolder } from '#server/kit/files/folders.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

/**
 * Unpacks uploaded files into a temporary folder until the whole archive has been read. They are moved in right before
 * the database commits, so that every file that a row names is there. A crash between the two leaves files and an empty
 * database: restoring again accepts the same files and finishes.
 */
export const openStaging = async (filesFolder: string) => {
  const staging = `${filesFolder}.restoring`
  await rm(staging, { recursive: true, force: true })
  let count = 0
  const moved: string[] = []
  return {
    count: () => count,
    add: async (entry: ArchiveEntry) => {
      const path = join(staging, safePath(entry))
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await pipeline(entry, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
      count += 1
    },
    moveIn: async () => {
      const paths = await listFiles(staging)
      for (const path of paths) await refuseOther(join(staging, path), join(filesFolder, path))
      for (const path of paths) {
        const target = join(filesFolder, path)
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        if (!(await stat(target).catch(() => undefined))) moved.push(target)
        await rename(join(staging, path), target)
      }
      for (const folder of new Set([filesFolder, ...paths.map((path) => dirname(join(filesFolder, path)))])) {
        if (count > 0) await syncFolder(folder)
      }
    },
    /** Deletes the files that were moved in, when the database did not commit. */
    undo: async () => {
      for (const path of moved) await rm(path, { force: true })
    },
    close: () => rm(staging, { recursive: true, force: true }),
  }
}

// Uploads are a few megabytes; an archive of a few kilobytes can unpack to terabytes.
const largestFile = 50_000_000

// An archive may come from a stranger: only plain files inside the folder are accepted.
const safePath = ({ header }: ArchiveEntry) => {
  const parts = header.name.split('/').slice(1)
  const isSafe = parts.length > 0 && parts.every((part) => /^[^\\\0:]+$/.test(part) && part !== '.' && part !== '..')
  if (!isSafe || header.type !== 'file' || (header.size ?? 0) > largestFile) {
    throw new StartProblem(
      `The backup holds an entry that is not an uploaded file (${JSON.stringify(header.name)}): it is not trusted.`,
    )
  }
  return join(...parts)
}

// Names are random: a file with the same name and size was left by an interrupted restore; any other is not ours.
const refuseOther = async (file: string, target: string) => {
  const [ours, theirs] = await Promise.all([stat(file), stat(target).catch(() => undefined)])
  if (theirs && theirs.size !== ours.size) {
    throw new StartProblem(`${target} is there already and differs from the backup's: restore into an empty folder.`)
  }
}
