import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { DatabaseUser } from '#server/db/embedded/database-user.ts'
import type { PlatformOptions } from '#server/db/embedded/platform.ts'
import { makeSocketFolder } from '#server/db/embedded/socket-folder.ts'

/** The address of the server: a socket in a folder, or a port of this machine. */
export interface ServerAddress {
  host: string
  port: number
}

export const loopback = '127.0.0.1'
const usualPort = 5432

export const chooseAddress = async (
  folder: string,
  listen: PlatformOptions['listen'],
  user: DatabaseUser,
): Promise<ServerAddress> => {
  if (listen === 'socket') return { host: await makeSocketFolder(folder, user), port: usualPort }
  return { host: loopback, port: await choosePort(folder) }
}

/** The URL with which the app connects to its database. */
export const appUrl = ({ host, port }: ServerAddress, password: string) => {
  const who = `sarai:${encodeURIComponent(password)}`
  if (host === loopback) return `postgres://${who}@${host}:${port}/sarai`
  return `postgres://${who}@localhost/sarai?host=${encodeURIComponent(host)}`
}

const portFile = (folder: string) => join(folder, 'database-port')

/** The port of the last start if it is still free, else any free one; it is written down for the operator of the database. */
const choosePort = async (folder: string) => {
  const noted = Number(await readFile(portFile(folder), 'utf8').catch(() => '0'))
  const port = (await freePort(noted)) ?? (await freePort(0))
  if (port === undefined) throw new Error(`no free port on ${loopback}`)
  if (port !== noted) await writeFile(portFile(folder), `${port}\n`)
  return port
}

const freePort = (wanted: number) =>
  new Promise<number | undefined>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ host: loopback, port: wanted, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
