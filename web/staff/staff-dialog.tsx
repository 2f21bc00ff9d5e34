import { type Staff, StaffDraft } from '#contract/staff/staff.ts'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useAddStaff, useChangeStaff } from '#web/staff/staff-queries.ts'

interface StaffDialogProps {
  /** The account to change; none adds one. */
  staff: Staff | undefined
  onClose: () => void
}

const words = {
  done: say.saved,
  title: 'Error',
  taken: say.emailTaken,
  invalid: say.saveFailed,
  failed: say.saveFailed,
}

export const StaffDialog = ({ staff, onClose }: StaffDialogProps) => {
  const form = useFormOf(StaffDraft, staff ? { name: staff.name, email: staff.email } : { name: '', email: '' })
  const add = useAddStaff()
  const change = useChangeStaff()
  return (
    <FormDialog
      title={staff ? 'Edit account' : 'Add account'}
      form={form}
      onSave={(draft) =>
        staff
          ? change.mutateAsync({ slug: staff.slug, body: { ...draft, is_active: staff.is_active } })
          : add.mutateAsync(draft)
      }
      label={staff ? 'Update' : 'Save'}
      say={words}
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
    </FormDialog>
  )
}
