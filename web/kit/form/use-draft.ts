import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { drafts } from '#web/kit/form/drafts.ts'
import { mergeInput } from '#web/kit/form/merge-input.ts'

export interface DraftRules<Input> {
  /** Tells this form from others at the same address. */
  name?: string
  /** What of the values may be kept: files can't be, secrets mustn't be. */
  keep?: (values: Input) => object
}

/** A draft that came back. */
export interface Restored<Input> {
  /** What the form showed when it was begun. */
  before: Input
  /** The record is not what it was then. */
  isChanged: boolean
}

const everything = (values: object) => values

/**
 * Keeps what is typed in a form, and brings it back when the same form is opened again: over the record as it is by
 * then, so that saving does not undo what others changed.
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
  const startAfresh = () => {
    reset()
    drop()
  }
  return { restored, drop, startAfresh }
}
