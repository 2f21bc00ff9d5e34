import { IconAlertTriangle } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { neededForForm } from '#contract/foreigners/form-needs.ts'
import { emptyGuest, type GuestField } from '#contract/guests/guest.ts'
import { guestWarnings } from '#contract/guests/guest-date-rules.ts'
import { guestLabels } from '#contract/guests/guest-labels.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { isForeign, requiredGuestFields } from '#contract/guests/guest-rules.ts'
import { useFormFields } from '#web/foreigners/form-three-queries.ts'
import classes from '#web/guests/form/guest-form.module.css'
import type { GuestFormState } from '#web/guests/form/use-guest-form.ts'

const GuestFormContext = createContext<GuestFormState | undefined>(undefined)

export const GuestFormProvider = GuestFormContext.Provider

export const useGuestFormState = () => {
  const state = useContext(GuestFormContext)
  if (!state) throw new Error('a guest field was used outside a guest form')
  return state
}

/** The fields that Form III needs of this guest, who can also be saved without them. */
const useNeededForForm = () => {
  const { form, nationality } = useGuestFormState()
  const [visa_status, next_destination_in] = useWatch({
    control: form.control,
    name: ['visa_status', 'next_destination_in'],
  })
  const fields = useFormFields(nationality) ?? []
  const answers = { visa_status, next_destination_in: next_destination_in || null } as typeof emptyGuest
  return neededForForm(isForeign(nationality) ? fields : [], answers)
}

/** The label of a field of the guest form, and whether it is required or needed later. */
export const useGuestField = () => {
  const { form, kind, nationality, visaStatus } = useGuestFormState()
  const required = requiredGuestFields({ form: kind, nationality }, visaStatus as typeof emptyGuest.visa_status)
  const needed = useNeededForForm()
  const mark = (name: GuestField) =>
    needed.has(name) && !required.has(name) ? guestMessages.neededForFormThree : undefined
  return (name: GuestField, description?: ReactNode) => ({
    control: form.control,
    name,
    label: guestLabels[name],
    required: required.has(name),
    description: description ?? mark(name),
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
export const FieldWarning = ({ children }: { children: ReactNode }) => (
  <span className={classes.warning} data-tone="warning">
    <IconAlertTriangle size={14} aria-hidden />
    <span>{children}</span>
  </span>
)
