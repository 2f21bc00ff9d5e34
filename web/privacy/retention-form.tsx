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

/** Null if deleting is switched off; empty while the field is. */
type Typed = number | '' | null

export const RetentionForm = ({ retention, onTyped }: RetentionFormProps) => {
  const { days: saved, register_retention_days, version } = retention
  const [days, setDays] = useState<Typed>(saved)
  const save = useSaveRetention()
  const draft = RetentionDraft.safeParse({ days, version }).data
  const change = (wanted: Typed) => {
    setDays(wanted)
    onTyped(RetentionDraft.safeParse({ days: wanted, version }).data?.days ?? undefined)
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
          onChange={(value) => change(typeof value === 'number' ? value : '')}
          error={!draft && say.wrongDays}
          allowDecimal={false}
          min={0}
          max={7300}
          hideControls
          w={220}
        />
      )}
      {draft && <p className={classes.soft}>{say.limit(draft.days, register_retention_days)}</p>}
      <p className={classes.soft}>{say.backups}</p>
      <Group>
        <Button loading={save.busy} disabled={!draft || days === saved} onClick={() => draft && save.act(draft)}>
          Save
        </Button>
        {draft && days !== null && days !== saved && retention.total > 0 && (
          <span>{`${counted(retention.total, 'guest')} would be affected at once: see the list below.`}</span>
        )}
      </Group>
    </section>
  )
}
