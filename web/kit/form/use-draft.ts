import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { drafts } from '#web/kit/form/drafts.ts'
import { mergeInput } from '#web/kit/form/merge-input.ts'

export interface DraftRules<Input> {
  /** Distinguishes forms at the same address. */
  name?: string
  /** The values to store: no files and no secrets. */
  keep?: (values: Input) => object
}

/** A restored draft. */
export interface Restored<Input> {
  /** The values of the form when the draft was started. */
  before: Input
  /** The record has changed since. */
  isChanged: boolean
}

const everything = (values: object) => values

/**
 * Stores unsaved input, and restores it when the same form is opened again. It is merged with the current record, so
 * that saving does not undo changes by others.
 */
export const useDraft = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { name = '', keep = everything }: DraftRules<Input> = {},
) => {
  const address = useLocation({ select: ({ href }) => href }) + name
  const { reset, subscribe, getValues } = form
  const [opened] = useState(() => getValues())
  const [restored, setRestored] = useState<Restored<Input>>()

  useEffect(() => {
    const kept = drafts.read(address)
    if (kept) {
      const before = { ...opened, ...kept.base }
      const { merged, isChanged } = mergeInput(before, opened, { ...opened, ...kept.values })
      reset(merged, { keepDefaultValues: true })
      setRestored({ before, isChanged })
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues, isDirty }) =>
        isDirty
          ? drafts.keep(address, { values: keep(values), base: keep(defaultValues as Input) })
          : drafts.drop(address),
    })
  }, [reset, subscribe, opened, address, keep])

  const drop = () => {
    drafts.drop(address)
    setRestored(undefined)
  }
  const discard = () => {
    reset()
    drop()
  }
  return { restored, drop, discard }
}
