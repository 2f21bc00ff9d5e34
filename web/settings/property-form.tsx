import { useRef } from 'react'
import { stateNames } from '#contract/settings/indian-states.ts'
import { type Settings, SettingsDraft } from '#contract/settings/settings.ts'
import { settingsMessages as say } from '#contract/settings/settings-messages.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { paths } from '#web/paths.ts'
import { CancellationCard } from '#web/settings/cancellation-card.tsx'
import { GstinField } from '#web/settings/gstin-field.tsx'
import { HousekeepingCard } from '#web/settings/housekeeping-card.tsx'
import { LogoCard } from '#web/settings/logo-card.tsx'
import { OccupancyPricingCard } from '#web/settings/occupancy-pricing-card.tsx'
import { RegistersCard } from '#web/settings/registers-card.tsx'
import { inputOf, type SettingsInput, settingsFieldLabels, settingsLabels } from '#web/settings/settings-input.ts'
import { fetchSettings, useSaveSettings } from '#web/settings/settings-queries.ts'

const states = stateNames.map((name) => ({ value: name, label: name }))
/** Browsers use the old name of India's zone, so the hotel's zone is always offered. */
const zonesWith = (own: string) =>
  [...new Set([own, 'Asia/Kolkata', ...Intl.supportedValuesOf('timeZone')])]
    .filter((zone) => zone !== 'Asia/Calcutta' || zone === own)
    .sort()
    .map((zone) => ({ value: zone, label: zone }))

const messages = {
  done: say.saved,
  taken: say.saveFailed,
  failed: say.saveFailed,
}

interface PropertyFormProps {
  settings: Settings
  onSaved: (settings: Settings) => void
}

/** Name and address of the hotel, and the details that are printed on its invoices. */
export const PropertyForm = ({ settings, onSaved }: PropertyFormProps) => {
  const form = useFormOf(SettingsDraft, inputOf(settings))
  const save = useSaveSettings()
  const saved = useRef(settings)
  const field = (name: keyof typeof settingsLabels & keyof SettingsInput) => ({
    control: form.control,
    name,
    label: settingsLabels[name],
  })

  const send = async (draft: SettingsDraft) => {
    const { occupancy_above_percent = null, occupancy_raise_percent = null, e_invoice_since = null } = draft
    // A form leaves empty fields out, which would leave occupancy pricing and e-invoicing on.
    const emptied = { occupancy_above_percent, occupancy_raise_percent, e_invoice_since }
    const reply = await save.mutateAsync({ ...draft, ...emptied })
    saved.current = reply.data
    return reply
  }

  return (
    <FormSheet
      form={form}
      edited={{ fetch: async () => inputOf(await fetchSettings()), labels: settingsFieldLabels }}
      onSave={send}
      onSaved={() => onSaved(saved.current)}
      backTo={paths.dashboard}
      label="Save"
      say={messages}
    >
      <FormCard title="Property">
        <TextField {...field('name')} required />
        <TextField {...field('phone')} input={{ type: 'tel' }} />
        <Wide>
          <TextareaField {...field('address')} />
        </Wide>
        <TextField {...field('city')} description="For e-invoices, besides the address." />
        <TextField {...field('pin_code')} description="6 digits." input={{ inputMode: 'numeric' }} />
        <TextField {...field('email')} input={{ type: 'email' }} />
        <SelectField {...field('time_zone')} required options={zonesWith(settings.time_zone)} />
        <TextField {...field('check_in_time')} required input={{ type: 'time' }} />
        <TextField {...field('check_out_time')} required input={{ type: 'time' }} />
        <TextField
          {...field('day_starts_at')}
          required
          description="A guest who arrives earlier, such as at 1 a.m., is booked for the night before."
          input={{ type: 'time' }}
        />
      </FormCard>
      <CancellationCard form={form} />
      <OccupancyPricingCard form={form} />
      <HousekeepingCard form={form} />
      <RegistersCard form={form} />
      <LogoCard />
      <FormCard title="Invoices and tax">
        <SelectField {...field('state')} options={states} placeholder="Choose a state" clearable />
        <GstinField form={form} />
        <TextField
          {...field('upi_id')}
          description="Invoices then show a QR code to pay the balance."
          input={{ placeholder: 'name@bank' }}
        />
        <DateField
          {...field('e_invoice_since')}
          description="Invoices to customers with a GSTIN are registered from this day on. Empty: it does not apply."
        />
        <TextField {...field('invoice_prefix')} required description="Such as INV in INV-2627-000123." />
        <TextField {...field('credit_note_prefix')} required description="Credit notes have their own numbers." />
      </FormCard>
    </FormSheet>
  )
}
