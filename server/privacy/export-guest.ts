import { dayIn, formatDay } from '#contract/kit/time/calendar-date.ts'
import { noteAct } from '#server/audit/note-act.ts'
import { print } from '#server/kit/documents/print.ts'
import type { Services } from '#server/kit/services.ts'
import { getGuestData } from '#server/privacy/guest-data.ts'
import type { PrintedGuestData } from '#server/privacy/guest-data-pdf.ts'
import { printedData } from '#server/privacy/guest-data-words.ts'
import { getProperty, getSender } from '#server/property/property-store.ts'

type Given = Pick<Services, 'db' | 'clock' | 'files'>

/** The data of a guest for the guest. Each export is written down. */
const readAndNote = async (given: Given, slug: string, account_id: number) => {
  const read = await getGuestData(given, slug)
  await noteAct(given, { action: 'export', account_id, guest: read.guest })
  return read
}

export const exportAsJson = async (given: Given, slug: string, account_id: number) => {
  const { data } = await readAndNote(given, slug, account_id)
  return { bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`), name: 'guest-data.json' }
}

export const exportAsPdf = async (given: Given, slug: string, account_id: number) => {
  const { db, clock, files } = given
  const { guest, data } = await readAndNote(given, slug, account_id)
  const { logo, ...property } = await getSender(db)
  const { time_zone } = await getProperty(db)
  const made_on = formatDay(dayIn(time_zone, clock.now()))
  const image = logo ? await files.get(logo) : undefined
  const input: PrintedGuestData = {
    property,
    logo: image,
    made_on,
    name: guest.name,
    data: printedData(data, time_zone),
  }
  return { bytes: await print('guest_data', input), name: 'guest-data.pdf' }
}
