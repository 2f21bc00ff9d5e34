import { randomBytes } from 'node:crypto'
import { chown, open, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DatabaseUser, isShared } from '#server/db/embedded/database-user.ts'
import { type Binaries, singleUser } from '#server/db/embedded/postgres-binaries.ts'
import type { ServerAddress } from '#server/db/embedded/server-address.ts'
import { loopback } from '#server/db/embedded/server-address.ts'

/**
 * Every connection to the database needs its password, also one by the user that runs it. It is generated at the first
 * start and kept beside the data in a file that only its owner can read.
 */
const passwordFile = (cluster: string) => join(cluster, 'sarai-password')

export const newPassword = () => randomBytes(24).toString('base64url')

/** The password; undefined for files of an earlier version, whose server asks for none. */
export const readPassword = async (cluster: string) => {
  const text = await readFile(passwordFile(cluster), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.trim()
}

/** Writes the file so that a crash leaves either the whole file or none. */
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
  // Processes of a user that is shared with other services must not read it: then we keep it as our own.
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
 * Makes the server ask for the password on every connection. Files of an earlier version, or without the password file,
 * get a new password while no server runs on them.
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

// Single-user mode reads each line as a statement.
const setPasswords = (password: string) =>
  [
    `alter role postgres password '${password}';`,
    `do $$ begin if exists (select from pg_roles where rolname = 'sarai') then alter role sarai password '${password}'; end if; end $$;`,
    '',
  ].join('\n')
