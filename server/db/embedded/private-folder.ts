import { chmod, chown, mkdir } from 'node:fs/promises'
import type { DatabaseUser } from '#server/db/embedded/database-user.ts'
import { runProgram } from '#server/db/embedded/run-program.ts'

/** Makes a folder that only the database user can read. */
export const makePrivateFolder = async (folder: string, user: DatabaseUser) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return restrictOnWindows(folder)
  if (user) await chown(folder, user.uid, user.gid)
  await chmod(folder, 0o700)
}

// Where it fails (a disk without access lists) the folder has the rights of its parent, which is a person's own.
const restrictOnWindows = async (folder: string) => {
  const [, sid = ''] = /"(S-1-[\d-]+)"/.exec(await runProgram('whoami', whoWeAre, undefined).catch(() => '')) ?? []
  if (sid) await runProgram('icacls', accessList(folder, sid), undefined).catch(() => {})
}

const whoWeAre = ['/user', '/fo', 'csv', '/nh']

/** Inherits nothing; we, the system and its administrators may do everything inside. */
export const accessList = (folder: string, sid: string) => [
  folder,
  '/inheritance:r',
  '/grant:r',
  ...[sid, 'S-1-5-18', 'S-1-5-32-544'].map((who) => `*${who}:(OI)(CI)F`),
]
