import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { GuestInput, GuestSheet } from '#web/guests/form/guest-values.ts'

/** The address of a foreign national is usually the foreign one: it is typed once, until another one is entered there. */
export const useHomeAddress = (form: UseFormReturn<GuestInput, unknown, GuestSheet>, foreign: boolean) => {
  const address = useWatch({ control: form.control, name: 'address' })
  const before = useRef(foreign ? address : '')
  useEffect(() => {
    if (!foreign || address === before.current) return
    const { isDirty } = form.getFieldState('address')
    if (isDirty && form.getValues('foreign_address') === before.current)
      form.setValue('foreign_address', address, { shouldDirty: true, shouldValidate: address !== '' })
    before.current = address
  }, [form, foreign, address])
}
