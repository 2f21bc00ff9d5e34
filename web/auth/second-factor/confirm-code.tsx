import { Button, Group, Stack, Text } from '@mantine/core'
import { SecondFactorConfirmation, type SecondFactorSecret } from '#contract/auth/second-factor/second-factor.ts'
import { secondFactorMessages as say } from '#contract/auth/second-factor/second-factor-messages.ts'
import classes from '#web/auth/second-factor/second-factor.module.css'
import { useConfirmSecondFactor } from '#web/auth/second-factor/second-factor-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { markFields } from '#web/kit/form/mark-fields.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

interface ConfirmCodeProps extends SecondFactorSecret {
  onConfirmed: (recoveryCodes: string[]) => void
  onCancel?: () => void
}

/** `ABCD EFGH …`, easier to type into the phone. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

export const ConfirmCode = ({ secret, qr_code, onConfirmed, onCancel }: ConfirmCodeProps) => {
  const form = useFormOf(SecondFactorConfirmation, { code: '' })
  const confirm = useConfirmSecondFactor()
  const submit = form.handleSubmit((body) =>
    confirm.mutate(body, {
      onSuccess: ({ message, data }) => {
        toast.success(message || say.setUp)
        onConfirmed(data.recovery_codes)
      },
      onError: (failure) => {
        toast.error(failureText(failure, say.confirmFailed))
        markFields(form, failure)
      },
    }),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{say.step1}</Text>
        <svg viewBox={`0 0 ${qr_code.size} ${qr_code.size}`} className={classes.qrCode} role="img" aria-label="QR code">
          <path d={qr_code.path} shapeRendering="crispEdges" />
        </svg>
        <div>
          <Text fz="sm" c="dimmed">
            {say.byHand}
          </Text>
          <output className={classes.key}>{inGroups(secret)}</output>
        </div>
        <Text>{say.step2}</Text>
        <TextField
          control={form.control}
          name="code"
          label={say.codeLabel}
          required
          autoFocus
          input={{ autoComplete: 'one-time-code', inputMode: 'numeric' }}
        />
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Back
            </Button>
          )}
          <Button type="submit" disabled={confirm.isPending}>
            {confirm.isPending ? 'Checking...' : 'Set up'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
