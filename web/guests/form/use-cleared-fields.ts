import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { GuestField } from '#contract/guests/guest.ts'
import { foreignFields } from '#contract/guests/guest-rules.ts'
import { emptyValues, type GuestInput, type GuestSheet } from '#web/guests/form/guest-values.ts'

const visaFields = foreignFields.filter((field) => field.startsWith('visa_') && field !== 'visa_status')

type Form = UseFormReturn<GuestInput, unknown, GuestSheet>
type Values = Partial<Record<GuestField, GuestInput[GuestField]>>

/** Clears fields that are hidden, and restores them when they are shown again. */
export const useClearedFields = (form: Form, { foreign, withVisa }: { foreign: boolean; withVisa: boolean }) => {
  useCleared(form, foreignFields, foreign)
  useCleared(form, visaFields, withVisa)
}

const useCleared = (form: Form, fields: GuestField[], asked: boolean) => {
  const wasAsked = useRef(asked)
  const remembered = useRef<Values>({})

  useEffect(() => {
    if (wasAsked.current === asked) return
    wasAsked.current = asked
    const now: Values = Object.fromEntries(fields.map((field) => [field, form.getValues(field)]))
    const isEmpty = fields.every((field) => now[field] === emptyValues[field])
    if (asked && !isEmpty) return
    const values = asked ? remembered.current : {}
    if (!asked) remembered.current = now
    for (const field of fields) form.setValue(field, values[field] ?? emptyValues[field], { shouldDirty: true })
  }, [form, fields, asked])
}
