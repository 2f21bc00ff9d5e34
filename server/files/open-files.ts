import { kitReplies } from '#contract/kit/kit-replies.ts'
import { Problem } from '#contract/kit/problem.ts'
import { localFiles } from '#server/files/local-files.ts'
import { type Bucket, s3Files } from '#server/files/s3-files.ts'
import type { Files } from '#server/kit/files/files.ts'

/** Files in the bucket if there is one, else in the folder. */
export const openFiles = (folder: string, bucket: Bucket | undefined): Files =>
  withClearRefusals(bucket ? s3Files(bucket) : localFiles(folder))

const withClearRefusals = (files: Files): Files => ({
  put: (key, bytes, type) => files.put(key, bytes, type).catch(refuse),
  get: (key) => files.get(key).catch(refuse),
  remove: (key) => files.remove(key).catch(refuse),
})

const refuse = (cause: unknown): never => {
  const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC'
  const problem = isFull
    ? new Problem(503, 'disk_full', kitReplies.diskFull)
    : new Problem(503, 'files_away', kitReplies.filesAway)
  throw Object.assign(problem, { cause })
}
