import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { z } from '#contract/kit/z.ts'
import { afterPress } from '#web/kit/form/after-press.ts'

/**
 * A form checked by the same schema as the API. Its values have the shape that travels (rupees), what it hands over
 * has the shape of the program (paise). A field's error shows as soon as the field was changed, and on saving; a field
 * that was only passed by stays as it is.
 */
export const useFormOf = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) => useForm<Input, unknown, Output>({ mode: 'onChange', defaultValues, resolver: resolverOf(schema) })

/** An emptied number or choice is null on the screen and missing for the schema, which then knows what to say. */
const resolverOf = <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>) => {
  const resolve = zodResolver(schema) as Resolver<Input, unknown, Output>
  const resolveWithout: typeof resolve = async (values, context, options) => {
    await afterPress()
    return resolve(withoutNulls(values) as Input, context, options)
  }
  return resolveWithout
}

const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls)
  // A file is an object too, and goes through as it is.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (inner === null ? [] : [[name, withoutNulls(inner)]])),
  )
}
