export interface Difference<Field extends string = string> {
  field: Field
  label: string
  before: string
  theirs: string
  mine: string
  /** Both changed it, and not to the same: what was typed here stays until somebody chooses. */
  isContested: boolean
}

/** A field, what it is called, and how its value is read aloud. */
export type FieldWords<Input> = [field: keyof Input & string, label: string, show: (value: never) => string]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Two people changed one record. What only the colleague changed is taken over, so that saving does not undo it; what
 * was typed here stays.
 */
export const mergeInput = <Input extends object>(
  base: Input,
  theirs: Input,
  mine: Input,
  fields: FieldWords<Input>[],
) => {
  const changed = fields.filter(([field]) => !same(base[field], theirs[field]))
  const differences = changed.map(
    ([field, label, show]): Difference<keyof Input & string> => ({
      field,
      label,
      before: show(base[field] as never),
      theirs: show(theirs[field] as never),
      mine: show(mine[field] as never),
      isContested: !same(mine[field], base[field]) && !same(mine[field], theirs[field]),
    }),
  )
  const taken = differences.filter(({ isContested }) => !isContested).map(({ field }) => [field, theirs[field]])
  const merged: Input = { ...mine, ...Object.fromEntries(taken) }
  return { differences, merged }
}
