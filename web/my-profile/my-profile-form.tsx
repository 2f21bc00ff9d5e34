import { Text } from '@mantine/core'
import { guestLabels } from '#contract/guests/guest-labels.ts'
import { MyProfile, MyProfileEdit, myProfileFields, myProfileMessages as say } from '#contract/my-profile/my-profile.ts'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asText } from '#web/kit/form/value-text.ts'
import classes from '#web/my-profile/my-profile.module.css'
import { fetchMyProfile, useSaveProfile } from '#web/my-profile/my-profile-queries.ts'
import { paths } from '#web/paths.ts'

const messages = {
  done: say.saved,
  taken: say.saveFailed,
  failed: say.saveFailed,
}

const inputOf = (profile: MyProfile) => valuesOf(MyProfile, MyProfileEdit, profile)

const fieldLabels = myProfileFields.map(
  (field): FieldLabel<FormValues<typeof MyProfileEdit>> => [field, guestLabels[field], asText],
)

export const MyProfileForm = ({ profile }: { profile: MyProfile }) => {
  const form = useFormOf(MyProfileEdit, inputOf(profile))
  const save = useSaveProfile()
  const { control } = form
  const documents: [string, string][] = [
    ['Name', profile.name],
    ['Email', profile.email],
    ['Nationality', profile.nationality],
    ['ID proof', profile.id_proof ?? 'Not shown yet'],
  ]
  return (
    <FormSheet
      form={form}
      edited={{ fetch: async () => inputOf(await fetchMyProfile()), labels: fieldLabels }}
      onSave={(draft) => save.mutateAsync(draft)}
      backTo={paths.candidateDashboard}
      label="Save"
      say={messages}
    >
      <section className={classes.documents} aria-label="Registered details">
        <dl>
          {documents.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Text fz="sm" c="dimmed">
          {say.askDesk} {say.signsIn}
        </Text>
      </section>
      <FormCard title="Contact details">
        <TextField control={control} name="phone" label="Phone" required input={{ type: 'tel', autoComplete: 'tel' }} />
        <Wide>
          <TextareaField control={control} name="address" label="Address" required />
        </Wide>
      </FormCard>
      <FormCard title="Emergency Contact">
        <TextField control={control} name="emergency_contact_name" label={guestLabels.emergency_contact_name} />
        <TextField
          control={control}
          name="emergency_contact_phone"
          label={guestLabels.emergency_contact_phone}
          input={{ type: 'tel', autoComplete: 'off' }}
        />
      </FormCard>
      <FormCard title="Preferences">
        <Wide>
          <TextareaField
            control={control}
            name="special_requests"
            label="Special requests"
            description="Food, floor, a cot: what makes your stay easier"
          />
        </Wide>
      </FormCard>
    </FormSheet>
  )
}
