import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { secondFactorMessages as say } from '#contract/auth/second-factor/second-factor-messages.ts'
import classes from '#web/auth/second-factor/second-factor.module.css'
import { copyText } from '#web/kit/page/copy-text.ts'

interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

/** Shown once: they cannot be looked up again. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const [copied, setCopied] = useState<'Copy' | 'Copied' | 'Select and copy'>('Copy')
  return (
    <Stack>
      <Title order={2} fz="lg">
        {say.recoveryTitle}
      </Title>
      <Text>{say.recoveryText}</Text>
      <ul className={classes.codes} aria-label={say.recoveryTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button
          variant="default"
          aria-live="polite"
          onClick={async () => setCopied((await copyText(codes.join('\n'))) ? 'Copied' : 'Select and copy')}
        >
          {copied}
        </Button>
        <Button onClick={onDone} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  )
}
