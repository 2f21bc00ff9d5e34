import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type FaultKind, faultKinds } from '#bench/faults/inflict.ts'
import { killWhileMailing } from '#bench/faults/kill-while-mailing.ts'
import { isClean } from '#bench/faults/ledger-verdict.ts'
import { tearHotel } from '#bench/faults/tear-hotel.ts'
import { measuringProgram } from '#bench/measuring-program.ts'

const { values } = parseArgs({
  options: {
    smallest: { type: 'boolean', default: false },
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

/** Each fault that needs no special disk or clock once. A mail that is interrupted would be tried again only a minute later. */
const smallest = { app: 1, database: 1, connections: 1, disk: 0, clock: 0, mails: 1, clients: 2 }
const wanted = (name: keyof typeof smallest) => (values.smallest ? smallest[name] : Number(values[name]))

const faults = async () => {
  const fakeTimeLibrary = wanted('clock') ? findFakeTime() : undefined
  if (wanted('clock') && !fakeTimeLibrary) console.log('The clock stays as it is: libfaketime is not installed.')
  const verdict = await tearHotel({
    faults: Object.fromEntries(faultKinds.map((kind) => [kind, wanted(kind)])) as Record<FaultKind, number>,
    clients: wanted('clients'),
    seed: Number(values.seed),
    fakeTimeLibrary,
    progress: (done, of, { kind, downtime }) =>
      console.log(`${done} of ${of} faults: ${kind}, well again after ${downtime} ms`),
  })
  console.log(`\n${JSON.stringify(verdict, null, 2)}`)
  const mails = wanted('mails')
  const mailing = await killWhileMailing({ mails, kills: Math.ceil(mails / 5) })
  console.log(JSON.stringify(mailing, null, 2))
  const isAllRight = isClean(verdict) && mailing.arrived === mailing.mails && mailing.different === mailing.mails
  console.log(
    isAllRight ? 'Clean: ledger and database agree to the row and the paisa, and every mail arrived.' : 'NOT CLEAN',
  )
  return isAllRight
}

await measuringProgram(faults)
