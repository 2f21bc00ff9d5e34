import { groupBy } from '#contract/kit/group-by.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { TallyCheck, TallyCheckCode } from '#contract/reports/tally/tally.ts'
import { reservedGroups, sameName } from '#contract/reports/tally/tally-ledgers.ts'
import { tallyChecks } from '#contract/reports/tally/tally-messages.ts'
import type { Tally } from '#server/reports/tally/tally.ts'
import { usedLedgers } from '#server/reports/tally/tally-voucher.ts'

const mostRecords = 20

const isReserved = new Set(reservedGroups.map(sameName))

/** Names that ledgers of different groups share; several payment methods may go to one bank. */
const clashesIn = ({ ledgers, vouchers }: Tally) => {
  const own = ledgers.guestGroup ? [{ name: ledgers.guestGroup.name, group: 'a group' }] : []
  const all = [...ledgers.all, ...usedLedgers(vouchers), ...own]
  return [...groupBy(all, ({ name }) => sameName(name)).values()]
    .filter((same) => new Set(same.map(({ group }) => group)).size > 1)
    .flatMap(([first]) => first?.name ?? [])
}

/** What to correct before the file is imported: errors first. */
export const checksOf = (tally: Tally, end_date: CalendarDate, today: CalendarDate): TallyCheck[] => {
  const { settings, ledgers, documents, vouchers } = tally
  const checkOf = (
    level: TallyCheck['level'],
    code: TallyCheckCode,
    records: TallyCheck['records'],
    isFound = records.length > 0,
  ): TallyCheck[] =>
    isFound
      ? [{ code, level, message: tallyChecks[code], count: records.length, records: records.slice(0, mostRecords) }]
      : []
  const named = (names: string[]) => names.map((label) => ({ label, invoice: null }))
  const parties = usedLedgers(vouchers).filter(({ isParty }) => isParty)
  const names = new Set([...ledgers.all, ...parties].map(({ name }) => name))
  const without = settings.ledgers.filter(({ part, name, usual }) => part === 'payments' && name === '' && usual === '')
  const unknown = documents.filter(({ lines }) => lines.some((line) => line.amount !== 0 && ledgers.isUnknown(line)))
  return [
    ...checkOf('error', 'method_without_ledger', named(without.map(({ label }) => label))),
    ...checkOf('error', 'name_of_group', named([...names].filter((name) => isReserved.has(sameName(name))))),
    ...checkOf('error', 'names_clash', named(clashesIn(tally))),
    ...checkOf(
      'warning',
      'income_unknown',
      unknown.map(({ number, invoice }) => ({ label: number, invoice: invoice.slug })),
    ),
    ...checkOf('warning', 'nothing_to_export', [], vouchers.length === 0),
    ...checkOf('warning', 'period_not_over', [], vouchers.length > 0 && today <= end_date),
  ]
}
