import { closeSync, openSync, writeSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findRunningEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { findPostmaster } from '#server/db/embedded/postmaster-file.ts'

export const faultKinds = ['app', 'database', 'connections', 'disk', 'clock'] as const
export type FaultKind = (typeof faultKinds)[number]

interface Victim {
  dataFolder: string
  /** The offset of the app's clock in the format of libfaketime. */
  clockFile: string
  /** Kills the app and starts it again. */
  killApp(): Promise<void>
}

/** The clock jumps within the day, then to tomorrow, then back. */
const jumps = ['+2h', '-2h', '+25h', '+0']

export const inflictOn = ({ dataFolder, clockFile, killApp }: Victim): Record<FaultKind, () => Promise<unknown>> => {
  let jumped = 0
  return {
    app: killApp,
    database: async () => {
      const postmaster = await findPostmaster(join(dataFolder, 'postgres'))
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
    },
    connections: async () => {
      const client = new pg.Client(await findRunningEmbeddedPostgres(dataFolder))
      await client.connect()
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name in ('sarai', 'sarai jobs', 'sarai live')`,
      )
      await client.end()
    },
    disk: async () => {
      const filler = join(dataFolder, 'filler')
      fillDisk(filler)
      // Longer than the interval of the disk check, so that the clerks meet an app that refuses changes.
      await sleep(5_000)
      await rm(filler)
    },
    clock: async () => {
      await writeFile(clockFile, `${jumps[jumped++ % jumps.length]}\n`)
      // libfaketime reads the file once a second. After that the clerks work with the new time for a while.
      await sleep(2_500)
    },
  }
}

const fillDisk = (file: string) => {
  const filling = openSync(file, 'w')
  try {
    for (;;) writeSync(filling, Buffer.alloc(64_000))
  } catch {
    // The disk is full.
  } finally {
    closeSync(filling)
  }
}
