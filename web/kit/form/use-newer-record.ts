import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { mergeInto } from '#web/kit/form/merge-input.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Takes over a newer version of the record that is edited, for instance after another button of the same page was
 * pressed. If it changes a field that was typed here, the form stays as it is: saving then shows both values.
 */
export const useNewerRecord = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  newest: Input | undefined,
) => {
  const takeOver = useEffectEvent(() => {
    const base = form.formState.defaultValues as Input
    const mine = form.getValues()
    if (!newest || Number(newest.version) <= Number(base.version)) return
    const isContested = Object.keys(newest).some(
      (field) => !same(base[field], newest[field]) && !same(base[field], mine[field]),
    )
    if (!isContested) mergeInto(form, base, newest)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what it waits for
  useEffect(() => takeOver(), [newest?.version])
}
