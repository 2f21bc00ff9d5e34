import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { drafts } from '#web/kit/form/drafts.ts'

export interface DraftRules<Input> {
  /** Tells this form from others at the same address. */
  name?: string
  /** What of the values may be kept: files can't be, secrets mustn't be. */
  keep?: (values: Input) => object
}

const everything = (values: object) => values

/** Keeps what is typed in a form, and brings it back when the same form is opened again. */
export const useDraft = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { name = '', keep = everything }: DraftRules<Input> = {},
) => {
  const place = useLocation({ select: ({ href }) => href }) + name
  const { reset, subscribe, getValues } = form
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const kept = drafts.read(place)
    if (kept) {
      reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
      setRestored(true)
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? drafts.keep(place, keep(values)) : drafts.drop(place)),
    })
  }, [reset, subscribe, getValues, place, keep])

  const drop = () => {
    drafts.drop(place)
    setRestored(false)
  }
  const startAfresh = () => {
    reset()
    drop()
  }
  return { restored, drop, startAfresh }
}
