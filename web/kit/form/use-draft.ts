import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { drafts } from '#web/kit/form/drafts.ts'

/** Keeps what is typed in a form, and brings it back when the same form is opened again. */
export const useDraft = <Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) => {
  const place = useLocation({ select: ({ href }) => href })
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const kept = drafts.read(place)
    if (kept) {
      form.reset(kept as Input, { keepDefaultValues: true })
      setRestored(true)
    }
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? drafts.keep(place, values) : drafts.drop(place)),
    })
  }, [form, place])

  const drop = () => {
    drafts.drop(place)
    setRestored(false)
  }
  return { restored, drop }
}
