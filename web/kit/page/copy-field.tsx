import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { copyText } from '#web/kit/page/copy-text.ts'

/** Text to copy, with a button. */
export const CopyField = ({ label, value }: { label: string; value: string }) => {
  const [state, setState] = useState<'Copy' | 'Copied' | 'Select and copy'>('Copy')
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        aria-label={label}
        readOnly
        value={value}
        style={{ flex: 1, minWidth: 0 }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        aria-live="polite"
        onClick={async () => setState((await copyText(value)) ? 'Copied' : 'Select and copy')}
      >
        {state}
      </Button>
    </Group>
  )
}
