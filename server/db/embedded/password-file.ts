import { randomBytes } from 'node:crypto'
import { chown, open, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DatabaseUser, isShared } from '#server/db/embedded/database-user.ts'
import { type Binaries, singleUser } from '#server/db/embedded/postgres-binaries.ts'
import type { ServerAddress } from '#server/db/embedded/server-address.ts'
import { loopback } from '#server/db/embedded/server-address.ts'

/**
 * Nobody gets into the database without its password, not even a process of the user that runs it: it is made up at the
 * first start, and kept beside the data in a file that only its owner can read.
 */
const passwordFile = (cluster: string) => join(cluster, 'sarai-password')

export const newPassword = () => randomBytes(24).toString('base64url')

/** The password, or nothing for files that an earlier version made: its server asks for none. */
export const readPassword = async (cluster: string) => {
  const text = await readFile(passwordFile(cluster), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.trim()
}

/** Writes it so that a crash leaves either the whole file or none. */
export const writePassword = async (cluster: string, password: string, user: DatabaseUser) => {
  const unfinished = `${passwordFile(cluster)}.unfinished`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.chmod(0o600)
    await handle.writeFile(`${password}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  // Processes of a shared user must not read it: then it stays ours.
  if (user && !(await isShared(user))) await chown(unfinished, user.uid, user.gid)
  await rename(unfinished, passwordFile(cluster))
}

interface Locked {
  cluster: string
  binaries: Binaries
  address: ServerAddress
  user: DatabaseUser
}

/**
 * Has the server ask everyone for the password, however it is reached. Files of an earlier version, or without the
 * password file, get a new password while no server runs on them.
 */
export const requirePassword = async (setup: Locked) => {
  const { cluster, address, user } = setup
  await writeFile(join(cluster, 'pg_hba.conf'), accessRules(address))
  if (await readPassword(cluster)) return
  const password = newPassword()
  await singleUser(setup.binaries, cluster, user, setPasswords(password))
  await writePassword(cluster, password, user)
}

const accessRules = ({ host }: ServerAddress) =>
  `# Written at every start: everyone needs the password in sarai-password.\n${
    host === loopback ? `host all all ${loopback}/32 scram-sha-256` : 'local all all scram-sha-256'
  }\n`

// Single-user mode takes a line for a statement.
const setPasswords = (password: string) =>
  [
    `alter role postgres password '${password}';`,
    `do $$ begin if exists (select from pg_roles where rolname = 'sarai') then alter role sarai password '${password}'; end if; end $$;`,
    '',
  ].join('\n')
