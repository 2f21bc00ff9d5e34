import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { ApprovalDraft } from '#contract/approvals/approval.ts'
import { approvalMessages as say } from '#contract/approvals/approval-messages.ts'
import { isApprovable } from '#contract/kit/permission.ts'
import { Problem } from '#contract/kit/problem.ts'
import { useApprove } from '#web/approvals/approval-queries.ts'
import { ApprovedRequest } from '#web/approvals/approved-request.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { PasswordField } from '#web/kit/fields/password-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { markFields } from '#web/kit/form/mark-fields.ts'
import { type FormOf, useFormOf } from '#web/kit/form/use-form-of.ts'

interface ApprovalFormProps {
  refusal: Problem
  onApproved: (token: string) => void
  onCancel: () => void
}

const codeOf = (failure: unknown) => (failure instanceof Problem ? failure.code : '')
const hasFields = (failure: unknown) => failure instanceof Problem && Object.keys(failure.fields ?? {}).length > 0

export const ApprovalForm = ({ refusal, onApproved, onCancel }: ApprovalFormProps) => {
  const permission = isApprovable(refusal.permission) ? refusal.permission : undefined
  const form = useFormOf(ApprovalDraft, { email: '', password: '', code: '', permission, request: refusal.request })
  const approve = useApprove()
  const [problem, setProblem] = useState<string>()
  /** The password was right, and the colleague has a second factor. */
  const [asksForCode, setAsksForCode] = useState(false)
  // A double click must not send a code twice: it works once.
  const isSending = useRef(false)

  const onRefused = (failure: unknown) => {
    const code = codeOf(failure)
    if (code === 'code_needed' && !asksForCode) return setAsksForCode(true)
    form.setValue('code', '')
    if (code !== 'wrong_code' && code !== 'code_needed') form.setValue('password', '')
    markFields(form, failure)
    if (!hasFields(failure)) setProblem(failureText(failure, say.failed))
  }

  const send = form.handleSubmit(async (draft) => {
    if (isSending.current) return
    isSending.current = true
    setProblem(undefined)
    try {
      const { token } = await approve.mutateAsync(draft)
      if (token !== null) return onApproved(token)
      setProblem(say.failed)
      isSending.current = false
    } catch (failure) {
      onRefused(failure)
      isSending.current = false
    }
  })

  return (
    <form onSubmit={send} noValidate>
      <Stack gap="sm">
        <ApprovedRequest lines={refusal.askedFor} />
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
        {asksForCode && <CodeField control={form.control} />}
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

/** Appears once the server asks for it, and gets the focus. */
const CodeField = ({ control }: Pick<FormOf<typeof ApprovalDraft>, 'control'>) => (
  <TextField
    control={control}
    name="code"
    label="Colleague’s code"
    description={say.codeNeeded}
    required
    autoFocus
    input={{ autoComplete: 'off' }}
  />
)
