import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ApprovalDraft } from '#contract/approvals/approval.ts'
import { approvalMessages as say } from '#contract/approvals/approval-messages.ts'
import { isApprovable } from '#contract/kit/permission.ts'
import type { Problem } from '#contract/kit/problem.ts'
import { useApprove } from '#web/approvals/approval-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { PasswordField } from '#web/kit/fields/password-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { markFields } from '#web/kit/form/mark-fields.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

interface ApprovalFormProps {
  refusal: Problem
  onApproved: (token: string) => void
  onCancel: () => void
}

export const ApprovalForm = ({ refusal, onApproved, onCancel }: ApprovalFormProps) => {
  const permission = isApprovable(refusal.permission) ? refusal.permission : undefined
  const form = useFormOf(ApprovalDraft, { email: '', password: '', permission, request: refusal.request })
  const approve = useApprove()
  const [problem, setProblem] = useState<string>()

  const send = form.handleSubmit(async (draft) => {
    setProblem(undefined)
    try {
      const { token } = await approve.mutateAsync(draft)
      if (token === null) setProblem(say.failed)
      else onApproved(token)
    } catch (failure) {
      form.setValue('password', '')
      markFields(form, failure)
      setProblem(failureText(failure, say.failed))
    }
  })

  return (
    <form onSubmit={send} noValidate>
      <Stack gap="sm">
        <Text>{refusal.message}</Text>
        <Text c="dimmed" fz="sm">
          {say.help}
        </Text>
        <TextField
          control={form.control}
          name="email"
          label="Colleague’s email"
          required
          autoFocus
          input={{ type: 'email', autoComplete: 'off' }}
        />
        <PasswordField
          control={form.control}
          name="password"
          label="Colleague’s password"
          required
          autoComplete="off"
        />
        {problem && <Alert data-tone="danger">{problem}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={approve.isPending}>
            Approve
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
