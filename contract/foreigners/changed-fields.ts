import type { ChangedField, CopyField } from '#contract/foreigners/foreigner.ts'
import type { FormKey } from '#contract/foreigners/form-keys.ts'

export type FiledValues = Partial<Record<FormKey, string>>

export const filedValues = (sheet: CopyField[]): FiledValues =>
  Object.fromEntries(sheet.map(({ key, value }) => [key, value]))

/** Not said by the guest, or an intention that was right when it was filed. */
const isOfHotel = (key: FormKey) =>
  ['hotel_address', 'hotel_state', 'hotel_district', 'hotel_pin_code', 'intended_days', 'photo'].includes(key)

/** What the guest form or the arrival says differently since the form was filed. */
export const changedFields = (sheet: CopyField[], filed: FiledValues): ChangedField[] =>
  sheet.flatMap(({ key, section, label, value }) => {
    const before = filed[key]
    if (before === undefined || before === value || isOfHotel(key)) return []
    return [{ label: `${section}: ${label}`, filed: before, now: value }]
  })
