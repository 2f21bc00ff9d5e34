import type { FieldValues, UseFormReturn } from 'react-hook-form'

export interface Difference<Field extends string = string> {
  field: Field
  label: string
  before: string
  theirs: string
  mine: string
  /** The typed value stays until the person chooses. */
  isContested: boolean
}

/** A field, what it is called, and how its value is read aloud. */
export type FieldLabel<Input> = [field: keyof Input & string, label: string, show: (value: never) => string]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Two people changed one record. What only the colleague changed is taken over, so that saving does not undo it; what
 * was typed here stays.
 */
export const mergeInput = <Input extends object>(base: Input, theirs: Input, mine: Input) => {
  const fields = Object.keys(theirs) as (keyof Input & string)[]
  const changed = fields.filter((field) => !same(base[field], theirs[field]))
  const untouched = changed.filter((field) => same(base[field], mine[field]))
  const merged: Input = { ...mine, ...Object.fromEntries(untouched.map((field) => [field, theirs[field]])) }
  return { merged, isChanged: changed.length > 0 }
}

/** Takes a colleague's version over into a form, except for the fields that were typed here. */
export const mergeInto = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  base: Input,
  theirs: Input,
) => {
  const { merged } = mergeInput(base, theirs, form.getValues())
  form.reset(theirs)
  form.reset(merged, { keepDefaultValues: true })
}

/** The colleague's changes, beside the present values of the form. */
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
