import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { whenStopped } from '#server/testing/when-stopped.ts'

// PostgreSQL and etcd refuse to run as root. 65534 is the user `nobody` of Debian.
const nobody = 65_534
export const serviceUser: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/** Starts a program as a machine's service manager would, with its output in a file. */
export const startDaemon = (
  log: string,
  [file = '', ...words]: string[],
  { user = serviceUser, env = {} }: { user?: typeof serviceUser; env?: Record<string, string> } = {},
) => {
  const output = openSync(log, 'a')
  const child = spawn(file, words, {
    ...user,
    // Debian's etcd runs on ARM only if it is told to.
    env: { PATH: process.env.PATH, ETCD_UNSUPPORTED_ARCH: process.arch, ...env },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve())
    child.on('error', () => resolve())
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  ended.then(whenStopped(() => stop()))
  return { stop }
}

export type Daemon = ReturnType<typeof startDaemon>
