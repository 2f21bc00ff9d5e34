import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

// Started by run-folder.mjs. Waits until the run is over, also if it was killed, then ends what the run has left behind.
const [, , folder = ''] = process.argv
const memory = '/dev/shm'

/** The processes that the run has started have its folder in their environment or their command. Known on Linux only. */
const left = () =>
  list('/proc')
    .map(Number)
    .filter((pid) => pid && pid !== process.pid)
    .filter((pid) => ['environ', 'cmdline'].some((file) => read(`/proc/${pid}/${file}`).includes(folder)))

const list = (/** @type {string} */ place) => {
  try {
    return readdirSync(place)
  } catch {
    return []
  }
}

const read = (/** @type {string} */ file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** PostgreSQL stops at once by this signal, and frees its shared memory, which it does not if it is killed. */
const signalFor = (/** @type {number} */ pid) =>
  read(`/proc/${pid}/comm`).startsWith('postgres') ? 'SIGQUIT' : 'SIGKILL'

const end = (/** @type {number} */ pid, /** @type {NodeJS.Signals} */ signal) => {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

const cleanUp = async () => {
  for (const pid of left()) end(pid, signalFor(pid))
  for (let tries = 0; left().length > 0 && tries < 50; tries++) await wait(100)
  for (const pid of left()) end(pid, 'SIGKILL')
  const inMemory = list(memory).filter((name) => name.includes(basename(folder)))
  for (const place of [folder, ...inMemory.map((name) => join(memory, name))]) {
    rmSync(place, { recursive: true, force: true, maxRetries: 5 })
  }
}

process.stdin.resume().on('close', cleanUp)
