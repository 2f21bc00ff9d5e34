import { type FixedLedger, fixedLedgers, keyOfCategory, keyOfMethod } from '#contract/reports/tally/tally-ledgers.ts'
import type { TallySettings } from '#contract/reports/tally/tally-settings.ts'
import type { listCategoriesOfSac, Party, TallyLine } from '#server/reports/tally/tally-store.ts'

export interface Ledger {
  name: string
  /** Its group in Tally, one of its own or one of ours. */
  group: string
  /** Tally keeps the open bills of companies and guests. */
  isParty: boolean
}

type CategoriesOfSac = Awaited<ReturnType<typeof listCategoriesOfSac>>

const ofBuiltin: Record<string, FixedLedger> = { accommodation: 'room_income', food: 'food_income' }
/** Lines without a SAC, as those of a hotel that charges no tax. */
const ofKind: Partial<Record<TallyLine['kind'], FixedLedger>> = { room: 'room_income', food_plan: 'food_income' }

/** The ledgers by the names that the accountant has chosen. */
export const ledgersOf = ({ ledgers, guests_apart }: TallySettings, categories: CategoriesOfSac) => {
  const byKey = new Map(ledgers.map((ledger) => [ledger.key, ledger]))
  const of = (key: string): Ledger => {
    const ledger = byKey.get(key)
    if (!ledger) throw new Error(`Tally has no ledger ${key}`)
    const { name, usual, label, group } = ledger
    return { name: name || usual || label, group, isParty: key === 'guests' }
  }
  const fixed = (key: FixedLedger) => of(key)

  /** By tax category, so that the income agrees with the returns: meals that are one supply with the room are room rent. */
  const incomeOf = ({ kind, treatment, sac }: TallyLine): FixedLedger | string => {
    if (treatment !== 'taxable') return treatment === 'exempt' ? 'exempt_income' : 'outside_gst_income'
    const category = categories.find((one) => one.sac === sac)
    if (category) return ofBuiltin[category.builtin ?? ''] ?? keyOfCategory(category.id)
    return ofKind[kind] ?? 'other_income'
  }

  return {
    fixed,
    all: ledgers.filter(({ key }) => key !== 'guest_group').map(({ key }) => of(key)),
    /** The group of guests with their own ledgers. */
    guestGroup: guests_apart ? { name: fixed('guest_group').name, parent: fixedLedgers.guest_group.group } : null,
    method: (id: number) => of(keyOfMethod(id)),
    income: (line: TallyLine) => of(incomeOf(line)),
    isUnknown: (line: TallyLine) => incomeOf(line) === 'other_income',
    /** Two guests may have the same name, so that the number of the guest's record is added to it. */
    party: ({ company, guest, guest_id }: Party): Ledger => {
      if (company) return { name: company, group: 'Sundry Debtors', isParty: true }
      if (!guests_apart) return fixed('guests')
      return { name: `${guest} (G${guest_id})`, group: fixed('guest_group').name, isParty: true }
    },
  }
}
export type Ledgers = ReturnType<typeof ledgersOf>
