import { chmod, chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runProgram } from '#server/db/embedded/run-program.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

/** The system user that PostgreSQL runs as; undefined means the current user. */
export type DatabaseUser = { uid: number; gid: number } | undefined

const ourUid = () => process.getuid?.() ?? -1

/** PostgreSQL refuses to run as root, so under root another user owns its files. */
export const chooseDatabaseUser = async (
  cluster: string,
  say: (line: string) => void = () => {},
): Promise<DatabaseUser> => {
  const owner = await stat(cluster).catch(() => undefined)
  if (ourUid() !== 0) {
    if (owner && owner.uid !== ourUid()) {
      throw new StartProblem(
        `${cluster} belongs to another user (id ${owner.uid}): start Sarai as that user or as root, or choose another folder with DATA_DIR.`,
      )
    }
    return undefined
  }
  // The files keep their owner, so that an ordinary user can still read them after a start as root.
  if (owner && owner.uid !== 0 && !(await isShared(owner))) return { uid: owner.uid, gid: owner.gid }
  const user = await ownUser(say)
  if (!user)
    throw new StartProblem(
      'PostgreSQL cannot run as root: create a user named sarai, or start Sarai as an ordinary user.',
    )
  if (owner?.uid === 0)
    throw new StartProblem(
      `${cluster} belongs to root: run chown -R ${user.uid}:${user.gid} ${cluster} and start again.`,
    )
  return user
}

/** Many services run as `nobody`, and each can read the files of the others. */
export const isShared = async ({ uid }: { uid: number }) => (await findUser('nobody'))?.uid === uid

const userName = 'sarai'

/** A user for the database alone, created at the first start. */
const ownUser = async (say: (line: string) => void) => {
  const found = await findUser(userName)
  if (found) return found
  for (const [program, ...words] of makeUser) {
    await runProgram(program, words, undefined).catch(() => {})
    const made = await findUser(userName)
    if (made) return made
  }
  say('The database runs as nobody, whose other processes can read its files: create a user named sarai.')
  return findUser('nobody')
}

// The commands of Linux distributions; the last two are for small images such as Alpine.
const makeUser: [string, ...string[]][] = [
  [
    'useradd',
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir=/nonexistent',
    '--shell=/bin/false',
    userName,
  ],
  ['addgroup', '-S', userName],
  ['adduser', '-S', '-D', '-H', '-h', '/nonexistent', '-s', '/bin/false', '-G', userName, userName],
]

/** Changes the owner of the files: earlier versions ran the database as `nobody`. No server may run on them. */
export const giveFilesTo = async (folder: string, user: DatabaseUser) => {
  if (!user || (await stat(folder)).uid === user.uid) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
  // Last, so that the next start repeats a change that was interrupted.
  await chown(folder, user.uid, user.gid)
}

const findUser = async (name: string): Promise<DatabaseUser> => {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
  // macOS writes the ids of nobody as -2, which the system calls take as unsigned.
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined
}

/** Refuses a data folder that the database user cannot reach, and names the folder that it cannot enter. */
export const checkReachable = async (folder: string, user: DatabaseUser) => {
  if (!user) return
  await openOwnFolder(folder, user)
  const closed = await firstClosedFolder(folder, user)
  if (closed) {
    throw new StartProblem(
      `The database cannot run as root, and user ${user.uid}, who runs it instead, has no access to ${closed}: set DATA_DIR to a folder such as /var/lib/sarai.`,
    )
  }
}

// Only a new folder, or one with our database or uploaded files in it, is opened for passing through; any other is left
// as it is.
const openOwnFolder = async (folder: string, user: { uid: number; gid: number }) => {
  const found = await stat(folder)
  if (found.uid !== 0 || passes(found, user)) return
  const names = await readdir(folder)
  const isOurs = names.includes('postgres') || names.every((name) => name === 'files')
  if (isOurs) await chmod(folder, (found.mode & 0o777) | 0o011)
}

const firstClosedFolder = async (folder: string, user: { uid: number; gid: number }): Promise<string | undefined> => {
  const above = dirname(folder) === folder ? undefined : await firstClosedFolder(dirname(folder), user)
  if (above) return above
  return passes(await stat(folder), user) ? undefined : folder
}

const passes = (folder: { uid: number; gid: number; mode: number }, user: { uid: number; gid: number }) => {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0
  if (folder.gid === user.gid) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}
