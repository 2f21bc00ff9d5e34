import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { GuestField } from '#contract/guests/guest.ts'
import { foreignFields } from '#contract/guests/guest-rules.ts'
import { emptyValues, type GuestInput, type GuestSheet } from '#web/guests/form/guest-values.ts'

const visaFields = foreignFields.filter((field) => field.startsWith('visa_') && field !== 'visa_status')

type Form = UseFormReturn<GuestInput, unknown, GuestSheet>
type Values = Partial<Record<GuestField, GuestInput[GuestField]>>

/** What is no longer asked is no longer said. A wrong click costs nothing: asked again, the fields are filled again. */
export const useForgottenFields = (form: Form, { foreign, withVisa }: { foreign: boolean; withVisa: boolean }) => {
  useForgotten(form, foreignFields, foreign)
  useForgotten(form, visaFields, withVisa)
}

const useForgotten = (form: Form, fields: GuestField[], asked: boolean) => {
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
