import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { type FormKey, formKeys } from '#contract/foreigners/form-keys.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { type CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'

const position = wholeNumber(say.wrongPosition).min(0, say.wrongPosition).max(10_000, say.wrongPosition)

/** A field of the portal's form, as it is from a day on. */
export const FormFieldDraft = z.object({
  key: z.enum(formKeys),
  /** The name in the portal, such as applicant_surname. */
  portal_name: text(100),
  section: requiredText(50, say.sectionRequired),
  label: requiredText(100, say.labelRequired),
  position,
  is_required: z.boolean(),
  /** The portal no longer asks for a field that is not active. */
  is_active: z.boolean(),
  valid_from: FilterDay,
  /** Of the row that is valid from the same day; 0 if there is none yet. */
  version: Version,
})
export type FormFieldDraft = z.output<typeof FormFieldDraft>

export const FormField = FormFieldDraft.extend({ portal_name: z.string(), position: z.int() })
export type FormField = z.output<typeof FormField>

/** Which row of a field is deleted. */
export const FormFieldRow = FormFieldDraft.pick({ key: true, valid_from: true, version: true })
export type FormFieldRow = z.output<typeof FormFieldRow>

export const FormCodeList = z.enum(['purpose', 'special_category', 'visa_type'])
export type FormCodeList = z.output<typeof FormCodeList>

export const FormCodeDraft = z.object({
  list: FormCodeList,
  /** The value of the portal's list. */
  code: requiredText(50, say.codeRequired),
  label: requiredText(100, say.labelRequired),
  position,
  is_active: z.boolean(),
  valid_from: FilterDay,
  version: Version,
})
export type FormCodeDraft = z.output<typeof FormCodeDraft>

export const FormCode = FormCodeDraft.extend({ position: z.int() })
export type FormCode = z.output<typeof FormCode>

export const FormCodeRow = FormCodeDraft.pick({ list: true, code: true, valid_from: true, version: true })
export type FormCodeRow = z.output<typeof FormCodeRow>

/** The form on a day, and what is planned to change later. */
export const FormThree = z.object({
  fields: z.array(FormField),
  codes: z.array(FormCode),
  later_fields: z.array(FormField),
  later_codes: z.array(FormCode),
})
export type FormThree = z.output<typeof FormThree>

interface Dated {
  position: number
  valid_from: CalendarDate
}

/** Of each thing the newest row until a day, in the order of the form. */
export const validOn = <Row extends Dated>(rows: Row[], day: CalendarDate, idOf: (row: Row) => string): Row[] => {
  const newest = new Map<string, Row>()
  for (const row of rows) {
    const found = newest.get(idOf(row))
    if (row.valid_from <= day && (!found || found.valid_from < row.valid_from)) newest.set(idOf(row), row)
  }
  return [...newest.values()].sort((one, other) => one.position - other.position)
}

export const fieldId = ({ key }: { key: FormKey }) => key
export const codeId = ({ list, code }: { list: FormCodeList; code: string }) => `${list} ${code}`

export const codeListNames: Record<FormCodeList, string> = {
  purpose: 'Purposes of visit',
  special_category: 'Special categories',
  visa_type: 'Visa types',
}

const isText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The entry of a list, by its code or by its words. */
export const findCode = (codes: FormCode[], list: FormCodeList, typed: string) =>
  codes.find((one) => one.list === list && (isText(one.code, typed) || isText(one.label, typed)))
