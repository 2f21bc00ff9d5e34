import { Button, Group, Stack } from '@mantine/core'
import { PasswordChange, shortestPassword } from '#contract/auth/account.ts'
import { authMessages } from '#contract/auth/auth-messages.ts'
import { useChangePassword } from '#web/auth/auth-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { PasswordField } from '#web/kit/fields/password-field.tsx'
import { markFields } from '#web/kit/form/mark-fields.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'

export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog onClose={onClose} title="Change password">
    <ChangePasswordForm onDone={onClose} />
  </Dialog>
)

const ChangePasswordForm = ({ onDone }: { onDone: () => void }) => {
  const form = useFormOf(PasswordChange, { current_password: '', password: '' })
  const change = useChangePassword()

  const save = form.handleSubmit((body) =>
    change.mutate(body, {
      onSuccess: ({ message }) => {
        toast.success(message || authMessages.passwordChanged)
        onDone()
      },
      onError: (failure) => {
        toast.error(failureText(failure, authMessages.changeFailed))
        markFields(form, failure)
      },
    }),
  )

  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <PasswordField
          control={form.control}
          name="current_password"
          label="Current password"
          required
          autoComplete="current-password"
          autoFocus
        />
        <PasswordField
          control={form.control}
          name="password"
          label="New password"
          description={`At least ${shortestPassword} characters`}
          required
          autoComplete="new-password"
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" disabled={change.isPending}>
            {change.isPending ? 'Saving...' : 'Change password'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
