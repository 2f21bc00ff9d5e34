import { Text } from '@mantine/core'
import {
  type MyProfile,
  MyProfileDraft,
  myProfileFields,
  myProfileMessages as say,
} from '#contract/my-profile/my-profile.ts'
import { paths } from '#web/app/paths.ts'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { TextareaField } from '#web/kit/form/textarea-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import classes from '#web/my-profile/my-profile.module.css'
import { useSaveProfile } from '#web/my-profile/my-profile-queries.ts'

const words = {
  done: say.saved,
  title: 'Error',
  taken: say.saveFailed,
  invalid: say.saveFailed,
  failed: say.saveFailed,
}

export const MyProfileForm = ({ profile }: { profile: MyProfile }) => {
  const form = useFormOf(MyProfileDraft, Object.fromEntries(myProfileFields.map((field) => [field, profile[field]])))
  const save = useSaveProfile()
  const { control } = form
  const papers: [string, string][] = [
    ['Name', profile.name],
    ['Email', profile.email],
    ['Nationality', profile.nationality],
    ['ID proof', profile.id_proof ?? 'Not shown yet'],
  ]
  return (
    <FormSheet
      form={form}
      // Only what was changed: the desk may be at the rest.
      onSave={(draft) => save.mutateAsync(changesIn(draft, profile))}
      backTo={paths.candidateDashboard}
      label="Save"
      say={words}
    >
      <section className={classes.papers} aria-label="As the hotel knows you">
        <dl>
          {papers.map(([label, value]) => (
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
      <FormCard title="How to reach you">
        <TextField control={control} name="phone" label="Phone" required input={{ type: 'tel', autoComplete: 'tel' }} />
        <Wide>
          <TextareaField control={control} name="address" label="Address" required />
        </Wide>
      </FormCard>
      <FormCard title="In an emergency">
        <TextField control={control} name="emergency_contact_name" label="Call" />
        <TextField
          control={control}
          name="emergency_contact_phone"
          label="Their phone"
          input={{ type: 'tel', autoComplete: 'off' }}
        />
      </FormCard>
      <FormCard title="Wishes">
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

const changesIn = (draft: MyProfileDraft, profile: MyProfile) =>
  Object.fromEntries(
    myProfileFields.filter((field) => draft[field] !== profile[field]).map((field) => [field, draft[field]]),
  )
