const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** Whether a field with an error is empty: then a value is missing, not wrong. */
export const lacksValue = (errors: object, values: unknown): boolean =>
  Object.entries(errors).some(([name, error]) => {
    if (typeof error !== 'object' || error === null) return false
    // The error of a list as a whole.
    const value = name === 'root' ? values : (values as Record<string, unknown> | undefined)?.[name]
    return typeof error.type === 'string' ? isEmpty(value) : lacksValue(error, value)
  })
