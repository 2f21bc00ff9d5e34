import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { furnish } from '#bench/faults/furnish.ts'
import { freePort } from '#bench/free-port.ts'
import { startSaraiProcess } from '#e2e/kit/sarai-process.ts'
import { connect, type Db } from '#server/db/connect.ts'
import { findRunningEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { findPostmaster } from '#server/db/embedded/postmaster-file.ts'
import { whenStopped } from '#server/testing/when-stopped.ts'

const account = { email: 'desk@hotel.example', password: 'correct horse battery' }

/** The built program with its own database, on a disk that can be filled and with a clock that can be set. */
export const startTornHotel = async ({ fakeTimeLibrary = '', smtpUrl = '' } = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'sarai-faults-'))
  const dataFolder = join(folder, 'data')
  const clockFile = join(folder, 'clock')
  await chmod(folder, 0o755)
  await mkdir(dataFolder)
  await writeFile(clockFile, '+0\n')
  const hasOwnDisk = mountDisk(dataFolder)
  const settings = {
    DATA_DIR: dataFolder,
    // The same port after each start, so that the clerks find the app again.
    PORT: String(await freePort()),
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
    ...(fakeTimeLibrary && {
      LD_PRELOAD: fakeTimeLibrary,
      FAKETIME_TIMESTAMP_FILE: clockFile,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }),
  }
  let isStopped = false
  let starting: ReturnType<typeof startSaraiProcess> | undefined
  const start = () => {
    if (isStopped) throw new Error('The hotel is closed')
    starting = startSaraiProcess({ settings })
    return starting
  }
  const stop = whenStopped(async () => {
    isStopped = true
    const running = await starting?.catch(() => undefined)
    await running?.stop()
    await stopDatabase(dataFolder)
    if (hasOwnDisk) execFileSync('/bin/umount', ['-l', dataFolder])
    await rm(folder, { recursive: true, force: true })
  })
  let app = await start()
  const hotel = await withDatabase(dataFolder, furnish)
  return {
    account,
    address: app.address,
    dataFolder,
    clockFile,
    hasOwnDisk,
    hotel,
    appPid: () => app.pid,
    killApp: async () => {
      await app.stop('SIGKILL')
      app = await start()
    },
    inDatabase: <Result>(look: (db: Db) => Promise<Result>) => withDatabase(dataFolder, look),
    stop,
  }
}

/** A small disk, which only root can mount. */
const mountDisk = (folder: string) => {
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=1g,mode=755', 'sarai-faults', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** An app that was killed leaves its database behind. */
const stopDatabase = async (dataFolder: string) => {
  const cluster = join(dataFolder, 'postgres')
  for (let left = await findPostmaster(cluster); left; left = await findPostmaster(cluster)) {
    process.kill(left.pid, 'SIGINT')
    await sleep(200)
  }
}

const withDatabase = async <Result>(dataFolder: string, look: (db: Db) => Promise<Result>) => {
  const url = await findRunningEmbeddedPostgres(dataFolder)
  if (!url) throw new Error('The database does not run')
  const { db, close } = connect(url)
  try {
    return await look(db)
  } finally {
    await close()
  }
}
