import { tallyMessages as say } from '#contract/reports/tally/tally-messages.ts'
import { type TallyLedger, type TallySettings, TallySettingsDraft } from '#contract/reports/tally/tally-settings.ts'
import { CheckField } from '#web/kit/fields/check-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import type { FormValues } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asText, asYesNo } from '#web/kit/form/value-text.ts'
import { paths } from '#web/paths.ts'
import { fetchTallySettings, useSaveTallySettings } from '#web/reports/tally/tally-queries.ts'

type Input = FormValues<typeof TallySettingsDraft>

const inputOf = ({ company_name, guests_apart, ledgers, version }: TallySettings): Input => ({
  company_name,
  guests_apart,
  ledgers: Object.fromEntries(ledgers.map(({ key, name }) => [key, name])),
  version,
})

const messages = { done: say.saved, taken: say.saveFailed, failed: say.saveFailed }

const partNames: Record<TallyLedger['part'], string> = {
  income: 'Income',
  taxes: 'Taxes and round-off',
  guests: 'Guests, advances and deposits',
  payments: 'Payment methods',
}

/** The colleague's names, those of the form with their labels. */
const labelsOf = (ledgers: TallyLedger[]): FieldLabel<Input>[] => [
  ['company_name', 'Company in Tally', asText],
  ['guests_apart', 'A ledger for each guest', asYesNo],
  [
    'ledgers',
    'Ledgers',
    (names: Record<string, string>) =>
      ledgers
        .filter(({ key }) => names[key])
        .map(({ key, label }) => `${label}: ${names[key]}`)
        .join(', ') || 'none',
  ],
]

/** The names of all ledgers, by what they are for. */
export const TallyLedgersForm = ({ settings }: { settings: TallySettings }) => {
  const form = useFormOf(TallySettingsDraft, inputOf(settings))
  const save = useSaveTallySettings()
  const { control } = form
  return (
    <FormSheet
      form={form}
      edited={{ fetch: async () => inputOf(await fetchTallySettings()), labels: labelsOf(settings.ledgers) }}
      onSave={save.mutateAsync}
      backTo={paths.tally}
      label="Save"
      say={messages}
    >
      <FormCard title="Tally">
        <TextField
          control={control}
          name="company_name"
          label="Company in Tally"
          description="As it is spelled there. Empty, the file goes to the company that is open."
        />
        <div />
        <Wide>
          <CheckField
            control={control}
            name="guests_apart"
            label="A ledger for each guest"
            description="Otherwise all guests share one ledger. Companies always have their own, by their name."
          />
        </Wide>
      </FormCard>
      {(Object.keys(partNames) as TallyLedger['part'][]).map((part) => (
        <FormCard key={part} title={partNames[part]}>
          {settings.ledgers
            .filter((ledger) => ledger.part === part)
            .map(({ key, label, usual, group }) => (
              <TextField
                key={key}
                control={control}
                name={`ledgers.${key}`}
                label={label}
                description={`Group ${group}`}
                input={{ placeholder: usual || 'Enter the ledger of the bank' }}
              />
            ))}
        </FormCard>
      ))}
    </FormSheet>
  )
}
