import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from '#contract/kit/z.ts'
import { afterPress } from '#web/kit/form/after-press.ts'
import type { FormValues } from '#web/kit/form/form-values.ts'

type FormSchema = z.ZodType<unknown, FieldValues>

export type FormOf<Schema extends FormSchema> = UseFormReturn<FormValues<Schema>, unknown, z.output<Schema>>

/**
 * A form that is checked by the same schema as the API. Its values are as they are sent (rupees); the result of a
 * submit is decoded (paise). A field's error is shown when the field was changed, and on saving; a field that was only focused
 * shows none.
 */
export const useFormOf = <Schema extends FormSchema>(
  schema: Schema,
  defaultValues: DefaultValues<FormValues<Schema>>,
): FormOf<Schema> =>
  useForm<FormValues<Schema>, unknown, z.output<Schema>>({
    mode: 'onChange',
    defaultValues,
    resolver: resolverOf(schema),
  })

/** An empty field is null in the form and undefined for the schema, which has a message for a missing value. */
const resolverOf = <Values extends FieldValues, Output>(schema: FormSchema) => {
  const resolve = zodResolver(schema) as Resolver<Values, unknown, Output>
  const resolveWithoutNulls: typeof resolve = async (values, context, options) => {
    await afterPress()
    return resolve(withoutNulls(values) as Values, context, options)
  }
  return resolveWithoutNulls
}

const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls)
  // A file is an object too, and is left as it is.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (inner === null ? [] : [[name, withoutNulls(inner)]])),
  )
}
