import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseUser } from '#server/db/embedded/database-user.ts'
import { makePrivateFolder } from '#server/db/embedded/private-folder.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

// The shortest limit of the supported systems (macOS: 104 bytes with the closing zero).
const longestPath = 103
const socketName = '.s.PGSQL.5432'

/** A private folder for the socket, beside the data unless that path is too long for a socket. */
export const makeSocketFolder = async (folder: string, user: DatabaseUser) => {
  const beside = join(folder, 'socket')
  const socketFolder = fits(beside) ? beside : join(tmpdir(), `sarai-${shortHash(folder)}`)
  if (!fits(socketFolder)) {
    throw new StartProblem(
      `${folder} is too long a path for the database's socket: choose a shorter one with DATA_DIR.`,
    )
  }
  if (socketFolder !== beside) await refuseStranger(socketFolder, user)
  await makePrivateFolder(socketFolder, user)
  return socketFolder
}

const fits = (folder: string) => Buffer.byteLength(join(folder, socketName)) <= longestPath

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

// In a temporary folder another user may have created it first, and could listen in our place.
const refuseStranger = async (socketFolder: string, user: DatabaseUser) => {
  const found = await lstat(socketFolder).catch(() => undefined)
  if (!found) return
  const trusted = [process.getuid?.(), user?.uid]
  if (!found.isDirectory() || !trusted.includes(found.uid)) {
    throw new StartProblem(
      `${socketFolder} belongs to someone else: remove it, or choose a shorter path with DATA_DIR.`,
    )
  }
}
