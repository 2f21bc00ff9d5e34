import { Alert, Button, Group, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '#contract/kit/counted.ts'
import { lastPage } from '#contract/kit/paging.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'
import type { RetentionPreview } from '#contract/privacy/retention.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import { Pager } from '#web/kit/table/pager.tsx'
import classes from '#web/privacy/privacy.module.css'
import { useRunRetention } from '#web/privacy/privacy-queries.ts'

interface PreviewProps {
  retention: RetentionPreview
  /** The list is of another number of days than the saved one. */
  isOther: boolean
}

export const RetentionPreviewCard = ({ retention, isOther }: PreviewProps) => {
  const { guests, total, days } = retention
  const [isAsking, setAsking] = useState(false)
  const [page, setPage] = useState(1)
  const [per_page, setPageSize] = useState(50)
  const last_page = lastPage(guests.length, per_page)
  // A shorter list may have fewer pages.
  const current_page = Math.min(page, last_page)
  const shown = guests.slice((current_page - 1) * per_page, current_page * per_page)
  return (
    <section className={classes.card} aria-label="What is deleted next">
      <Group justify="space-between">
        <h2>What is deleted next</h2>
        <Button color="red" disabled={isOther || days === null || total === 0} onClick={() => setAsking(true)}>
          Delete now
        </Button>
      </Group>
      {total === 0 && (
        <EmptyState
          icon={<IconShieldCheck size={28} />}
          title="Nothing to delete today"
          text="Guests who are in the house or expected are never on this list."
        />
      )}
      {total > 0 && (
        <>
          <p>{`${counted(total, 'guest')}, the oldest first. ${say.countedFrom}`}</p>
          {total > guests.length && <p className={classes.soft}>{say.firstOf(guests.length)}</p>}
          <FiguresTable
            caption="IDs to delete"
            words={4}
            head={['Guest', 'Departure', 'Kept Until', 'What Is Deleted']}
            rows={shown.map((guest) => [
              guest.slug === null ? `${guest.name} (deleted)` : guest.name,
              say.leftOn(guest),
              formatDay(guest.kept_until),
              guest.removes.map((what) => say.removables[what]).join(', '),
            ])}
          />
          <Pager
            of={{ total: guests.length, current_page, per_page, last_page }}
            onPage={setPage}
            onPageSize={setPageSize}
          />
        </>
      )}
      {isAsking && <RunDialog retention={retention} onClose={() => setAsking(false)} />}
    </section>
  )
}

const RunDialog = ({ retention, onClose }: { retention: RetentionPreview; onClose: () => void }) => {
  const run = useRunRetention()
  const start = async () => {
    if (await run.act(retention.token)) onClose()
  }
  return (
    <Dialog title="Delete now" onClose={onClose}>
      <Text>{say.askRun(retention.guests.length)}</Text>
      {run.refusal && (
        <Alert data-tone="danger" mt="sm">
          {run.refusal}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="red" loading={run.busy} onClick={start}>
          {`Delete the IDs of ${counted(retention.guests.length, 'guest')}`}
        </Button>
      </Group>
    </Dialog>
  )
}
