import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type FaultKind, faultKinds } from '#bench/faults/inflict.ts'
import { killWhileMailing } from '#bench/faults/kill-while-mailing.ts'
import { isClean } from '#bench/faults/ledger-verdict.ts'
import { tearHotel } from '#bench/faults/tear-hotel.ts'

const { values } = parseArgs({
  options: {
    app: { type: 'string', default: '100' },
    database: { type: 'string', default: '50' },
    connections: { type: 'string', default: '20' },
    disk: { type: 'string', default: '3' },
    clock: { type: 'string', default: '8' },
    mails: { type: 'string', default: '60' },
    clients: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
  },
})

/** From Debian's package `faketime`; without it the clock is not changed. */
const findFakeTime = () => {
  try {
    const folders = readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder, 'faketime'))
    return folders.map((folder) => join(folder, 'libfaketimeMT.so.1')).find((file) => existsSync(file))
  } catch {
    return undefined
  }
}

const fakeTimeLibrary = Number(values.clock) ? findFakeTime() : undefined
if (Number(values.clock) && !fakeTimeLibrary) console.log('The clock stays as it is: libfaketime is not installed.')
const verdict = await tearHotel({
  faults: Object.fromEntries(faultKinds.map((kind) => [kind, Number(values[kind])])) as Record<FaultKind, number>,
  clients: Number(values.clients),
  seed: Number(values.seed),
  fakeTimeLibrary,
  progress: (done, of) => process.stderr.write(`\r${done} of ${of} faults`),
})
console.log(`\n${JSON.stringify(verdict, null, 2)}`)
const mailing = await killWhileMailing({ mails: Number(values.mails), kills: Math.ceil(Number(values.mails) / 5) })
console.log(JSON.stringify(mailing, null, 2))
const isAllRight = isClean(verdict) && mailing.arrived === mailing.mails && mailing.different === mailing.mails
console.log(
  isAllRight ? 'Clean: ledger and database agree to the row and the paisa, and every mail arrived.' : 'NOT CLEAN',
)
process.exitCode = isAllRight ? 0 : 1
