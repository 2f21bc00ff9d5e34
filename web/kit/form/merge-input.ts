import type { FieldValues, UseFormReturn } from 'react-hook-form'

export interface Difference<Field extends string = string> {
  field: Field
  label: string
  before: string
  theirs: string
  mine: string
  /** The typed value stays until the user chooses. */
  isContested: boolean
}

/** A field, its label, and its value as text. */
export type FieldLabel<Input> = [field: keyof Input & string, label: string, show: (value: never) => string]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Two people changed one record. Fields that only the colleague changed take the new value, so that saving does not
 * undo it; fields that were typed here stay.
 */
export const mergeInput = <Input extends object>(base: Input, theirs: Input, mine: Input) => {
  const fields = Object.keys(theirs) as (keyof Input & string)[]
  const changed = fields.filter((field) => !same(base[field], theirs[field]))
  const untouched = changed.filter((field) => same(base[field], mine[field]))
  const merged: Input = { ...mine, ...Object.fromEntries(untouched.map((field) => [field, theirs[field]])) }
  return { merged, isChanged: changed.length > 0 }
}

/** Merges a colleague's version into a form, except for the fields that were typed here. */
export const mergeInto = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  base: Input,
  theirs: Input,
) => {
  const { merged } = mergeInput(base, theirs, form.getValues())
  form.reset(theirs)
  form.reset(merged, { keepDefaultValues: true })
}

/** The colleague's changes, with the current values of the form. */
export const differencesOf = <Input extends object>(
  base: Input,
  theirs: Input,
  mine: Input,
  labels: FieldLabel<Input>[],
) =>
  labels
    .filter(([field]) => !same(base[field], theirs[field]))
    .map(
      ([field, label, show]): Difference<keyof Input & string> => ({
        field,
        label,
        before: show(base[field] as never),
        theirs: show(theirs[field] as never),
        mine: show(mine[field] as never),
        isContested: !same(mine[field], theirs[field]),
      }),
    )
