import type { ForeignerRegisterQuery } from '#contract/foreigners/foreigner.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { fieldId, validOn } from '#contract/foreigners/form-three.ts'
import { localTimeIn } from '#contract/kit/time/local-time.ts'
import { listArrivals } from '#server/foreigners/foreigner-store.ts'
import { getFormHotel, listFormFields } from '#server/foreigners/form-store.ts'
import { checkedSheetsOf } from '#server/foreigners/read-foreigners.ts'
import { registerPeriod } from '#server/foreigners/register-period.ts'
import { dayCell, dayFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import type { Services } from '#server/kit/services.ts'

const before = [
  { header: 'No.', width: 6 },
  { header: 'Booking', width: 12 },
  { header: 'Room', width: 10 },
  { header: 'Name', width: 28 },
]
const after = [
  { header: 'Departure date', width: 14, format: dayFormat },
  { header: 'Departure time', width: 14 },
  { header: 'Onward address', width: 30 },
  { header: 'Status', width: 30 },
  { header: 'Application number', width: 22 },
  { header: 'Filed at', width: 18 },
  { header: 'Filed by', width: 20 },
  { header: say.changedHeading, width: 40 },
  { header: 'Departure number', width: 22 },
  { header: 'Departure filed at', width: 18 },
  { header: 'Departure filed by', width: 20 },
]

/** The register of a period as Excel: the columns of the form as it is on the last day, then departure and filing. */
export const foreignerFile = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, query: ForeignerRegisterQuery) => {
  const { from, to } = await registerPeriod(db, clock, query)
  const fields = validOn(await listFormFields(db), to, fieldId).filter(({ is_active }) => is_active)
  const { time_zone } = await getFormHotel(db)
  const at = (instant: string | null) => (instant ? localTimeIn(time_zone, new Date(instant)).slice(0, 16) : '')
  const sheets = await checkedSheetsOf(db, await listArrivals(db, { from, to }, clock.now()))
  return {
    bytes: await workbook([
      {
        name: 'Foreigners',
        frozenColumns: before.length,
        columns: [
          ...before,
          ...fields.map(({ section, label }) => ({ header: `${section}: ${label}`, width: 20 })),
          ...after,
        ],
        rows: sheets.map(({ row, fields: filled, changed }, index) => [
          index + 1,
          row.booking_number,
          row.rooms,
          row.name,
          ...fields.map(({ key }) => filled.find((one) => one.key === key)?.value ?? ''),
          row.departure_date ? dayCell(row.departure_date) : null,
          at(row.left_at).slice(11),
          row.onward_address,
          row.correction
            ? `${say.statuses[row.status]}: ${say.correctionNotes[row.correction]}`
            : say.statuses[row.status],
          row.application_number,
          at(row.filed_at),
          row.filed_by ?? '',
          changed.map(({ label }) => label).join('; '),
          row.departure_number,
          at(row.departure_filed_at),
          row.departure_filed_by ?? '',
        ]),
      },
    ]),
    name: `foreigners-${from}-to-${to}.xlsx`,
  }
}
