import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { guestStays, type Ledger } from '#bench/faults/guest-stays.ts'
import { isClean, ledgerVerdict } from '#bench/faults/ledger-verdict.ts'
import { type PatientClerk, patientClerk } from '#bench/faults/patient-clerk.ts'
import { startTornHotel } from '#bench/faults/torn-hotel.ts'
import { measuringProgram } from '#bench/measuring-program.ts'
import { type Sample, soakVerdict, takeSample } from '#bench/soak-samples.ts'
import { machine, openTable } from '#bench/speed/report.ts'
import { seededRandom } from '#server/demo/history/dice.ts'

const { values } = parseArgs({
  options: {
    smallest: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '20' },
    clients: { type: 'string', default: '4' },
  },
})

const screens = [
  '/dashboard',
  '/dashboard/chart?range=12m',
  '/bookings?page=1',
  '/bookings?search=guest',
  '/guests?search=a',
  '/rooms',
  '/orders',
  '/invoices',
  '/notifications',
  '/search?q=guest',
]

/** A user who opens one screen after the other and sometimes prints an invoice or downloads a spreadsheet. */
const lookAround = async (clerk: PatientClerk, ledger: Ledger, random: () => number) => {
  const any = (paths: string[]) => paths[Math.floor(random() * paths.length)] ?? '/rooms'
  const invoices = [...ledger.values()].flatMap(({ invoice }) => invoice?.number ?? [])
  const documents = invoices.slice(-20).map((number) => `/invoices/number/${number}/pdf`)
  const path = random() < 0.05 ? any([...documents, '/invoices.xlsx']) : any(screens)
  const { status } = await clerk.ask('GET', path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  await sleep(20)
}

/** A smallest run is too short for a verdict about memory: only its answers and its ledger count. */
const seconds = values.smallest ? 4 : Number(values.minutes) * 60
const pause = values.smallest ? 1_000 : 5_000

const soak = async () => {
  const hotel = await startTornHotel()
  try {
    const ledger: Ledger = new Map()
    let isOpen = true
    let looks = 0
    const clerks = Array.from({ length: Number(values.clients) }, (_, index) => {
      const clerk = patientClerk({ addresses: [hotel.address], ...hotel.account })
      const random = seededRandom(index + 1)
      const serveGuest = guestStays(clerk, hotel.hotel, ledger, random)
      const look = () => {
        looks++
        return lookAround(clerk, ledger, random)
      }
      const work = async () => {
        await clerk.signIn()
        while (isOpen) await (index % 2 ? look() : serveGuest())
      }
      return { met: clerk.met, done: work() }
    })
    const samples: Sample[] = []
    const table = openTable('soak', machine(), ['seconds', 'memory, MB', 'handles', 'connections'])
    const began = Date.now()
    while (Date.now() < began + seconds * 1000) {
      await Promise.race([sleep(pause), ...clerks.map(({ done }) => done)])
      const sample = await hotel.inDatabase((db) => takeSample(hotel.appPid(), db))
      samples.push(sample)
      const { memory_mb, handles, connections } = sample
      table.add([(Date.now() - began) / 1000, memory_mb, handles, connections].map((figure) => figure.toFixed(0)))
    }
    isOpen = false
    await Promise.all(clerks.map(({ done }) => done))
    const { isFlat, ...held } = soakVerdict(samples)
    const verdict = await hotel.inDatabase((db) => ledgerVerdict(db, ledger))
    const failed = clerks.flatMap(({ met }) => [...met.keys()]).filter((what) => !what.startsWith('429'))
    console.log(`\n${JSON.stringify({ seconds, looks, ...held, failed, ...verdict }, null, 2)}`)
    const isWell = isClean(verdict) && failed.length === 0
    if (!values.smallest) console.log(isFlat ? 'Flat: memory, handles and connections stay as they were.' : 'NOT FLAT')
    console.log(isWell ? 'Clean: every answer was good, and ledger and database agree.' : 'NOT CLEAN')
    return isWell && (isFlat || values.smallest)
  } finally {
    await hotel.stop()
  }
}

await measuringProgram(soak)
