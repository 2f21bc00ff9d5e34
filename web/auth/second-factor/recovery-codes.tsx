import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { secondFactorMessages as say } from '#contract/auth/second-factor/second-factor-messages.ts'
import classes from '#web/auth/second-factor/second-factor.module.css'
import { saveFile } from '#web/kit/api/save-file.ts'
import { copyText } from '#web/kit/page/copy-text.ts'

interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

const fileOf = (codes: string[]) => new Blob([say.recoveryFileText(codes)], { type: 'text/plain' })

/** Shown once: they cannot be looked up again. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const [copied, setCopied] = useState<'Copy' | 'Copied' | 'Select and copy'>('Copy')
  return (
    <Stack>
      <Text fw={600}>{say.recoveryTitle}</Text>
      <Text>{say.recoveryText}</Text>
      <ul className={classes.codes} aria-label={say.recoveryTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => saveFile(fileOf(codes), say.recoveryFile)}>
          Download
        </Button>
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
