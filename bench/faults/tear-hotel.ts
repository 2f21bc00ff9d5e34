import { setTimeout as sleep } from 'node:timers/promises'
import { guestStays, type Ledger } from '#bench/faults/guest-stays.ts'
import { type FaultKind, faultKinds, inflictOn } from '#bench/faults/inflict.ts'
import { ledgerVerdict } from '#bench/faults/ledger-verdict.ts'
import { patientClerk } from '#bench/faults/patient-clerk.ts'
import { startTornHotel } from '#bench/faults/torn-hotel.ts'
import { seededRandom } from '#server/demo/history/dice.ts'

type FaultCounts = Partial<Record<FaultKind, number>>

interface Tearing {
  /** How often each fault happens; faults that this machine can't produce are left out. */
  faults: FaultCounts
  clients: number
  seed: number
  fakeTimeLibrary?: string
  progress?: (done: number, of: number, fault: { kind: FaultKind; downtime: number }) => void
}

/** Clerks work without a pause while faults happen one after the other. Then ledger and database are compared. */
export const tearHotel = async ({ faults, clients, seed, fakeTimeLibrary, progress }: Tearing) => {
  const torn = await startTornHotel({ fakeTimeLibrary })
  try {
    const random = seededRandom(seed)
    const ledger: Ledger = new Map()
    const clerks = Array.from({ length: clients }, () => patientClerk({ addresses: [torn.address], ...torn.account }))
    let isOpen = true
    const work = clerks.map(async (clerk, index) => {
      await clerk.signIn()
      const nextGuest = guestStays(clerk, torn.hotel, ledger, seededRandom(seed + index + 1))
      while (isOpen) await nextGuest()
    })

    const inflict = inflictOn(torn)
    const missing = { disk: !torn.hasOwnDisk, clock: !fakeTimeLibrary } as Record<FaultKind, boolean>
    const planned = shuffled(
      faultKinds.flatMap((kind) => (missing[kind] ? [] : Array<FaultKind>(faults[kind] ?? 0).fill(kind))),
      random,
    )
    const downtimes: Partial<Record<FaultKind, number[]>> = {}
    for (const [done, kind] of planned.entries()) {
      await Promise.race([sleep(300 + random() * 900), ...work])
      const began = performance.now()
      await inflict[kind]()
      await untilWell(torn.address)
      const downtime = Math.round(performance.now() - began)
      downtimes[kind] = [...(downtimes[kind] ?? []), downtime]
      progress?.(done + 1, planned.length, { kind, downtime })
    }
    // Time to recover from the last fault.
    isOpen = false
    await Promise.all(work)
    return {
      inflicted: countOf(planned),
      met: countOf(clerks.flatMap(({ met }) => [...met].flatMap(([what, times]) => Array<string>(times).fill(what)))),
      /** From the fault until the app answers normally again, in ms. */
      downtimes,
      ...(await torn.inDatabase((db) => ledgerVerdict(db, ledger))),
    }
  } finally {
    await torn.stop()
  }
}

const untilWell = async (address: string) => {
  const isWell = () =>
    fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isWell())) await sleep(50)
}

const shuffled = <Item>(items: Item[], random: () => number) =>
  items
    .map((item) => ({ item, sortKey: random() }))
    .sort((one, other) => one.sortKey - other.sortKey)
    .map(({ item }) => item)

const countOf = (words: string[]) => {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
