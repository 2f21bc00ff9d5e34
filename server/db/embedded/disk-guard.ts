import { randomBytes } from 'node:crypto'
import { open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartProblem } from '#server/kit/start-problem.ts'

/**
 * PostgreSQL stops when it finds no space for its log, and then cannot recover either. So the database becomes read-only
 * while there is still some space, and a reserve file is deleted to give it more.
 */
const megabyte = 1_000_000
const low = 64 * megabyte
const reserveSize = 32 * megabyte
const plenty = low + 2 * reserveSize
const neededForFiles = 200 * megabyte
const pause = 2_000

/** The configuration file that the server starts with: it only includes the switch file. */
export const settingsFile = (cluster: string) => join(cluster, 'sarai.conf')
export const includeSwitch = `include_if_exists 'sarai-read-only.conf'`
const switchOn = (cluster: string) => join(cluster, 'sarai-read-only.conf')
// Switched by renaming a file, which works on a disk without a free block.
const switchOff = (cluster: string) => join(cluster, 'sarai-read-only.conf.off')
const reserveFile = (folder: string) => join(folder, 'reserve')

const exists = (file: string) => stat(file).then(Boolean, () => false)

const freeBytes = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`

/** Refuses to start when the disk is too full to work. */
export const checkRoom = async (folder: string, isNew: boolean) => {
  const needed = isNew ? neededForFiles : low
  const free = await freeBytes(folder)
  if (free < needed) {
    throw new StartProblem(
      `Only ${inMegabytes(free)} are free on the disk of ${folder}, and the database needs ${inMegabytes(needed)}: make room and start again.`,
    )
  }
}

export const prepareSwitch = async (cluster: string) => {
  await rename(switchOn(cluster), switchOff(cluster)).catch(() => {})
  if (!(await exists(switchOff(cluster)))) await writeFile(switchOff(cluster), 'default_transaction_read_only = on\n')
  if (!(await exists(settingsFile(cluster)))) {
    await writeFile(settingsFile(cluster), `${includeSwitch}\n`)
  }
}

interface Watched {
  folder: string
  cluster: string
  /** Makes the server read its settings again. */
  reload(): void
  say(line: string): void
  signal: AbortSignal
}

export const guardDisk = async (watched: Watched) => {
  const { folder, signal, say } = watched
  // Unknown after an attempt to change it has failed half-way.
  let isReadOnly: boolean | undefined = false
  const look = async () => {
    const free = await freeBytes(folder)
    if (isReadOnly !== true && free < low) {
      isReadOnly = undefined
      await stopChanges(watched)
      isReadOnly = true
      say(`The disk of ${folder} is nearly full (${inMegabytes(free)} left): no changes until there is room again.`)
    } else if (isReadOnly !== false && free > plenty) {
      isReadOnly = undefined
      await allowChanges(watched)
      isReadOnly = false
      say('There is room on the disk again: changes are possible.')
    } else if (free > plenty) await makeReserve(folder)
  }
  while (!signal.aborted) {
    // A check that fails does not stop the next ones.
    await look().catch(() => {})
    await sleep(pause, undefined, { signal, ref: false }).catch(() => {})
  }
}

const turn = async (from: string, to: string) => {
  if (!(await exists(to))) await rename(from, to)
}

const stopChanges = async ({ folder, cluster, reload }: Watched) => {
  await turn(switchOff(cluster), switchOn(cluster))
  reload()
  await rm(reserveFile(folder), { force: true })
}

const allowChanges = async ({ cluster, reload }: Watched) => {
  await turn(switchOn(cluster), switchOff(cluster))
  reload()
}

// Random bytes: a file system with compression would reserve no space for zeros.
const makeReserve = async (folder: string) => {
  if (await exists(reserveFile(folder))) return
  const handle = await open(reserveFile(folder), 'w', 0o600)
  try {
    for (let written = 0; written < reserveSize; written += megabyte) await handle.write(randomBytes(megabyte))
  } finally {
    await handle.close()
  }
}
