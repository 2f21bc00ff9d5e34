import { IconAlertTriangle } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { emptyGuest, type GuestField } from '#contract/guests/guest.ts'
import { guestWarnings } from '#contract/guests/guest-date-rules.ts'
import { guestLabels } from '#contract/guests/guest-labels.ts'
import { requiredGuestFields } from '#contract/guests/guest-rules.ts'
import classes from '#web/guests/form/guest-form.module.css'
import type { GuestFormState } from '#web/guests/form/use-guest-form.ts'

const GuestFormContext = createContext<GuestFormState | undefined>(undefined)

export const GuestFormProvider = GuestFormContext.Provider

export const useGuestFormState = () => {
  const state = useContext(GuestFormContext)
  if (!state) throw new Error('a guest field was used outside a guest form')
  return state
}

/** The label of a field of the guest form, and whether it is required. */
export const useGuestField = () => {
  const { form, kind, nationality, visaStatus } = useGuestFormState()
  const required = requiredGuestFields({ form: kind, nationality }, visaStatus as typeof emptyGuest.visa_status)
  return (name: GuestField, description?: ReactNode) => ({
    control: form.control,
    name,
    label: guestLabels[name],
    required: required.has(name),
    description,
  })
}

const watched = [
  'passport_date_of_issue',
  'passport_date_of_expiry',
  'visa_date_of_issue',
  'visa_valid_till',
  'date_of_arrival_in_india',
  'duration_of_stay_in_india',
] as const

/** The warnings of a field, as text below it. */
export const useGuestWarning = () => {
  const { form, today } = useGuestFormState()
  const values = useWatch({ control: form.control, name: watched })
  const dates = Object.fromEntries(watched.map((name, index) => [name, values[index] || null]))
  const warnings = guestWarnings({ ...emptyGuest, ...dates }, today)
  return (name: GuestField) => {
    const warning = warnings[name]
    return warning === undefined ? undefined : <FieldWarning>{warning}</FieldWarning>
  }
}

/** A warning below a field. It does not prevent saving. */
const FieldWarning = ({ children }: { children: ReactNode }) => (
  <span className={classes.warning} data-tone="warning">
    <IconAlertTriangle size={14} aria-hidden />
    <span>{children}</span>
  </span>
)
