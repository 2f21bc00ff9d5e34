import { kitReplies } from '#contract/kit/kit-replies.ts'
import { Problem } from '#contract/kit/problem.ts'
import { z } from '#contract/kit/z.ts'
import type { Db } from '#server/db/connect.ts'
import * as storedFiles from '#server/files/stored-file-store.ts'
import type { Clock } from '#server/kit/clock.ts'
import type { Files } from '#server/kit/files/files.ts'
import type { Job } from '#server/kit/jobs/job.ts'
import { newSlug } from '#server/kit/secret.ts'
import type { Services } from '#server/kit/services.ts'

interface FileKeeping {
  /** Outside the transaction, because the row must remain whatever happens next. */
  db: Db
  clock: Clock
  files: Files
}

/** Stores a file that no row refers to yet. If storing fails, the cleanup removes what may have been stored. */
export const keepFile = async (
  { db, clock, files }: FileKeeping,
  { folder, bytes, type, ending }: { folder: string; bytes: Uint8Array; type: string; ending: string },
) => {
  const key = `${folder}/${newSlug()}.${ending}`
  await storedFiles.addPending(db, key, clock.now())
  await files.put(key, bytes, type)
  return key
}

/** Marks a file as used, in the transaction of the row that refers to it; refuses if it was cleaned up meanwhile. */
export const showFile = async (db: Db, key: string) => {
  if (!(await storedFiles.attach(db, key))) throw new Problem(503, 'files_away', kitReplies.filesAway)
}

/** Removes a file that its row no longer refers to, after that row's transaction is committed. */
export const removeFile = async ({ db, jobs }: Pick<Services, 'db' | 'jobs'>, key: string) => {
  await storedFiles.detach(db, key)
  await jobs.add(db, fileRemoval, { key }, key)
}

export const fileRemoval: Job<{ key: string }> = {
  name: 'remove_file',
  data: z.object({ key: z.string() }),
  // The hourly cleanup tries it again if this fails.
  maxAttempts: 5,
  run: async ({ db, files }, { key }) => {
    if (!(await storedFiles.isRemoved(db, key))) return
    await files.remove(key)
    await storedFiles.forget(db, key)
  },
}

const atOnce = 100
// So many failures in a row mean that the store is down.
const mostFailures = 20

/** Removes files that nothing refers to any more. Files that can't be removed now are tried again next time. */
const removeDetachedFiles = async ({ db, files }: Pick<FileKeeping, 'db' | 'files'>) => {
  const failures: unknown[] = []
  const remove = async (key: string) => {
    if (failures.length === mostFailures) return
    try {
      await files.remove(key)
      await storedFiles.forget(db, key)
    } catch (error) {
      failures.push(error)
    }
  }
  let keys: string[]
  do {
    keys = await storedFiles.listRemoved(db, atOnce, failures.length)
    for (const key of keys) await remove(key)
  } while (keys.length === atOnce && failures.length < mostFailures)
  if (failures.length > 0) throw new Error(`${failures.length} files could not be removed`, { cause: failures[0] })
}

/** Removes a file at once if no row refers to it. */
export const dropUnlessShown = async (keeping: FileKeeping, key: string) => {
  await storedFiles.giveUp(keeping.db, key)
  await removeDetachedFiles(keeping)
}

const longestRequest = 60 * 60_000

export const removeUnusedFiles = async (keeping: FileKeeping) => {
  await storedFiles.giveUpOlderThan(keeping.db, new Date(keeping.clock.now().getTime() - longestRequest))
  await removeDetachedFiles(keeping)
}
