import { Button, Group, NumberInput, Switch } from '@mantine/core'
import { useState } from 'react'
import { counted } from '#contract/kit/counted.ts'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'
import { RetentionDraft, type RetentionPreview } from '#contract/privacy/retention.ts'
import classes from '#web/privacy/privacy.module.css'
import { useSaveRetention } from '#web/privacy/privacy-queries.ts'
import '@mantine/core/styles/Switch.layer.css'

interface RetentionFormProps {
  retention: RetentionPreview
  /** The number of days that is to be previewed. */
  onTyped: (days: number | undefined) => void
}

const usual = 1095

export const RetentionForm = ({ retention, onTyped }: RetentionFormProps) => {
  const { days: saved, register_retention_days, version } = retention
  const [days, setDays] = useState<number | null>(saved)
  const save = useSaveRetention()
  const isWrong = !RetentionDraft.safeParse({ days, version }).success
  const change = (wanted: number | null) => {
    setDays(wanted)
    const isFine = RetentionDraft.safeParse({ days: wanted, version }).success
    onTyped(wanted !== null && isFine ? wanted : undefined)
  }
  return (
    <section className={classes.card} aria-label="Delete old IDs">
      <h2>Delete old IDs</h2>
      <Switch
        label="Delete ID photos and numbers after the departure"
        checked={days !== null}
        onChange={({ currentTarget }) => change(currentTarget.checked ? (saved ?? usual) : null)}
      />
      {days !== null && (
        <NumberInput
          label="Days after the departure"
          value={days}
          onChange={(value) => change(typeof value === 'number' ? value : 0)}
          error={isWrong && say.wrongDays}
          allowDecimal={false}
          min={0}
          max={7300}
          hideControls
          w={220}
        />
      )}
      <p className={classes.soft}>{say.limit(days, register_retention_days)}</p>
      <p className={classes.soft}>{say.backups}</p>
      <Group>
        <Button loading={save.busy} disabled={isWrong || days === saved} onClick={() => save.act({ days, version })}>
          Save
        </Button>
        {days !== null && days !== saved && !isWrong && retention.total > 0 && (
          <span>{`${counted(retention.total, 'guest')} would be affected at once: see the list below.`}</span>
        )}
      </Group>
    </section>
  )
}
