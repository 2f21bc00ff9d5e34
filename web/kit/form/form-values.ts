import { z } from '#contract/kit/z.ts'

type Emptiable<Value> = Value extends (infer Item)[]
  ? [Item] extends [object]
    ? Emptiable<Item>[]
    : Value
  : Value extends object
    ? { [Name in keyof Value]-?: Emptiable<NonNullable<Value[Name]>> }
    : Value | null

/** The values of a form: the input of its schema, except that every field can be null. */
export type FormValues<Schema extends z.ZodType> = Emptiable<z.input<Schema>>

type Shared<Record extends z.ZodObject, Draft extends z.ZodObject> = keyof z.input<Record> & keyof z.input<Draft>

/** A record as form values: the fields of the draft, as they are sent (rupees, percent). */
export const valuesOf = <Record extends z.ZodObject, Draft extends z.ZodObject>(
  record: Record,
  draft: Draft,
  stored: z.output<Record>,
) => {
  const fields = Object.entries(z.encode(record, stored)).filter(([name]) => name in draft.shape)
  return Object.fromEntries(fields) as Pick<z.input<Record>, Shared<Record, Draft>>
}
