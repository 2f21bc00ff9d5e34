import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startAppMachines } from '#bench/cluster/app-machines.ts'
import { startDatabaseCluster } from '#bench/cluster/database-cluster.ts'
import { until } from '#bench/cluster/until.ts'
import { furnish } from '#bench/faults/furnish.ts'
import { guestStays, type Ledger } from '#bench/faults/guest-stays.ts'
import { isClean, ledgerVerdict } from '#bench/faults/ledger-verdict.ts'
import { patientClerk } from '#bench/faults/patient-clerk.ts'
import { measuringProgram } from '#bench/measuring-program.ts'
import { connect } from '#server/db/connect.ts'
import { seededRandom } from '#server/demo/history/dice.ts'
import { isBeingStopped, whenStopped } from '#server/testing/when-stopped.ts'

const { values } = parseArgs({
  options: {
    smallest: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '6' },
  },
})

const account = { email: 'desk@hotel.example', password: 'correct horse battery' }
const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)

const query = async (url: string, text: string) => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

const createDatabase = async (server: string) => {
  const create = () => query(`${server}/postgres`, 'create database sarai')
  await until(30_000, 'HAProxy to find the primary', () =>
    create().then(
      () => true,
      () => false,
    ),
  )
  return `${server}/sarai`
}

const tally = (clerks: ReturnType<typeof patientClerk>[]) => {
  const met: Record<string, number> = {}
  for (const clerk of clerks) for (const [what, times] of clerk.met) met[what] = (met[what] ?? 0) + times
  return { met, longest_wait_ms: Math.max(...clerks.map((clerk) => clerk.longestWait())) }
}

const rounds = values.smallest ? 1 : Number(values.rounds)
const workTime = values.smallest ? 1_000 : 5_000

const failOver = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarai-cluster-'))
  await chmod(folder, 0o755)
  let hasFailed = false
  whenStopped(async () => {
    if (hasFailed) say(`What each program said is in ${folder}`)
    else await rm(folder, { recursive: true, force: true })
  })
  try {
    const isGood = await playIn(folder)
    hasFailed = !isGood
    return isGood
  } catch (error) {
    hasFailed = !isBeingStopped()
    throw error
  }
}

const playIn = async (folder: string) => {
  say('Starting etcd, PostgreSQL under Patroni and HAProxy')
  const cluster = await startDatabaseCluster(folder)
  const url = await createDatabase(cluster.url)
  say('Starting three copies of the app behind nginx')
  const apps = await startAppMachines(folder, {
    DATABASE_URL: url,
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    TRUST_PROXY: 'true',
    DATA_DIR: join(folder, 'files'),
  })
  const { db, close } = connect(url)
  try {
    const hotel = await furnish(db)
    const ledger: Ledger = new Map()
    const clerks = Array.from({ length: Number(values.clients) }, () =>
      patientClerk({ addresses: [apps.address], ...account }),
    )
    let isOpen = true
    const work = clerks.map(async (clerk, index) => {
      await clerk.signIn()
      const nextGuest = guestStays(clerk, hotel, ledger, seededRandom(index + 1))
      while (isOpen) await nextGuest()
    })
    const failOvers: number[] = []
    for (let round = 0; round < rounds; round++) {
      await Promise.race([sleep(workTime), ...work])
      await apps.killCopy(round)
      say(`Round ${round + 1}: a copy of the app was killed and is back; now the primary goes`)
      const { lost, ms } = await cluster.losePrimary()
      failOvers.push(ms)
      say(`${lost.name} is lost; the other took over after ${ms} ms`)
      await Promise.race([sleep(workTime), ...work])
      await cluster.bringBack(lost)
      say(`${lost.name} is back as synchronous standby`)
    }
    isOpen = false
    await Promise.all(work)
    const verdict = await ledgerVerdict(db, ledger)
    console.log(JSON.stringify({ fail_overs_ms: failOvers, ...tally(clerks), ...verdict }, null, 2))
    console.log(isClean(verdict) ? 'Clean: nothing that was acknowledged is lost.' : 'NOT CLEAN')
    return isClean(verdict)
  } finally {
    await close()
    await apps.stop()
    await cluster.stop()
  }
}

await measuringProgram(failOver)
