import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ServerAddress } from '#server/db/embedded/server-address.ts'

/** A running PostgreSQL server, as its postmaster.pid describes it. */
export interface Postmaster {
  pid: number
  dataFolder: string
  address: ServerAddress
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** The server that runs on these files now, if any: it may belong to another app, or a killed app left it behind. */
export const findPostmaster = async (cluster: string): Promise<Postmaster | undefined> => {
  const noted = await readPostmasterFile(cluster)
  return noted && (await isPostmaster(noted)) ? noted : undefined
}

/** The content of the file, whether or not that server still runs. */
export const readPostmasterFile = async (cluster: string): Promise<Postmaster | undefined> => {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '')
  const [pid, dataFolder = '', , port, socketFolder, host] = text.split(/\r?\n/)
  if (!(Number(pid) > 0)) return undefined
  return { pid: Number(pid), dataFolder, address: { host: socketFolder || host || '', port: Number(port) } }
}

/**
 * PostgreSQL does not start while the number in its file belongs to a process of the same user. After a power cut, or in
 * a container, that is often an unrelated process. Only such a file is deleted, never the file of a running server.
 */
export const removeStrangersFile = async (cluster: string) => {
  const noted = await readPostmasterFile(cluster)
  if (noted && isRunning(noted.pid) && !(await isPostmaster(noted))) await rm(pidFile(cluster), { force: true })
}

export const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const isPostmaster = async ({ pid, dataFolder }: Postmaster) => {
  if (!isRunning(pid)) return false
  if (process.platform === 'win32') return (await imageOf(pid)).includes('postgres')
  const command = await commandOf(pid)
  return command.includes('postgres') && command.includes(dataFolder)
}

const outputOf = (file: string, words: string[]) =>
  promisify(execFile)(file, words, { windowsHide: true }).then(
    ({ stdout }) => stdout,
    () => '',
  )

const imageOf = (pid: number) => outputOf('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'])

// /proc first: small containers have no ps, and macOS has no /proc. A zombie has an empty command.
const commandOf = (pid: number) =>
  readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => outputOf('ps', ['-p', String(pid), '-o', 'command=']))
