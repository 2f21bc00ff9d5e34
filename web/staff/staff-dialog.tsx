import type { ComboboxItem } from '@mantine/core'
import { Staff, StaffEdit } from '#contract/staff/staff.ts'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asChoice, asText, asYesNo } from '#web/kit/form/value-text.ts'
import { useCoversRole, useRoleOptions } from '#web/roles/role-queries.ts'
import { fetchStaff, useAddStaff, useChangeStaff } from '#web/staff/staff-queries.ts'

interface StaffDialogProps {
  /** The account to edit; without it, one is added. */
  staff: Staff | undefined
  /** Shows the link to set the password, if it could not be mailed. */
  onAdded: (reply: Awaited<ReturnType<ReturnType<typeof useAddStaff>['mutateAsync']>>) => void
  onClose: () => void
}

const messages = {
  taken: say.emailTaken,
  failed: say.saveFailed,
}

const inputOf = (staff: Staff) => valuesOf(Staff, StaffEdit, staff)

const fieldLabels = (roles: ComboboxItem<number>[]): FieldLabel<FormValues<typeof StaffEdit>>[] => [
  ['name', 'Name', asText],
  ['email', 'Email', asText],
  ['role_id', 'Role', asChoice(roles)],
  ['is_active', 'Active', asYesNo],
]

export const StaffDialog = ({ staff, onAdded, onClose }: StaffDialogProps) => {
  const form = useFormOf(
    StaffEdit,
    staff ? inputOf(staff) : { name: '', email: '', role_id: undefined as never, is_active: true, version: 0 },
  )
  const add = useAddStaff()
  const change = useChangeStaff()
  const { data = [] } = useRoleOptions()
  const covers = useCoversRole()
  const roles = data.filter(({ value }) => covers(value) || value === staff?.role_id)
  const save = async (draft: StaffEdit) => {
    if (staff) return change.mutateAsync({ slug: staff.slug, body: draft })
    const added = await add.mutateAsync(draft)
    onAdded(added)
    return added
  }
  return (
    <FormDialog
      title={staff ? 'Edit account' : 'Add account'}
      form={form}
      edited={staff && { fetch: async () => inputOf(await fetchStaff(staff.slug)), labels: fieldLabels(roles) }}
      onSave={save}
      label={staff ? 'Update' : 'Save'}
      say={staff ? { ...messages, done: say.updated } : messages}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label="Name" required autoFocus />
      <TextField
        control={form.control}
        name="email"
        label="Email"
        required
        input={{ type: 'email', autoComplete: 'off' }}
        {...(!staff && { description: 'A link to set the password is sent there.' })}
      />
      <SelectField control={form.control} name="role_id" label="Role" required options={roles} />
    </FormDialog>
  )
}
