import { Button, Group } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { RepairDetails } from '#contract/repairs/repair.ts'
import { repairEndpoints } from '#contract/repairs/repair-endpoints.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import { placeText } from '#contract/repairs/repair-names.ts'
import { May } from '#web/kit/access/may.tsx'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import classes from '#web/kit/record/record.module.css'
import { RecordHistory } from '#web/kit/record/record-history.tsx'
import { RecordPage } from '#web/kit/record/record-page.tsx'
import { paths } from '#web/paths.ts'
import { CloseRepairDialog } from '#web/repairs/close-repair-dialog.tsx'
import { RepairComments } from '#web/repairs/repair-comments.tsx'
import { RepairDialog } from '#web/repairs/repair-dialog.tsx'
import { RepairFacts } from '#web/repairs/repair-facts.tsx'
import { RepairPhotos } from '#web/repairs/repair-photos.tsx'
import { useRemoveRepair, useReopenRepair, useRepair, useStartRepair } from '#web/repairs/repair-queries.ts'

/** One repair: its facts, photos and comments, and what happened to it. */
export const RepairPage = () => {
  const { slug } = useParams({ from: `/admin${paths.repair}` })
  const repair = useRepair(slug)
  return (
    <RecordPage
      query={repair}
      title={repair.data ? placeText(repair.data) : 'Repair'}
      subtitle={repair.data && `Repair ${repair.data.id}`}
      trail={{ Home: paths.admin, Repairs: paths.repairs }}
      list={{ label: 'All repairs', to: paths.repairs }}
      say={say}
      actions={(data) => <RepairActions repair={data} />}
    >
      {(data) => (
        <div className={classes.columns}>
          <div className={classes.column}>
            <RepairFacts repair={data} />
            <RepairPhotos repair={data} />
          </div>
          <div className={classes.column}>
            <RepairComments repair={data} />
            <RecordHistory history={data.history} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}

const RepairActions = ({ repair }: { repair: RepairDetails }) => {
  const { slug, status, version } = repair
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'close' | 'delete'>()
  const start = useStartRepair(slug)
  const reopen = useReopenRepair(slug)
  const remove = useRemoveRepair()
  const close = () => setOpen(undefined)
  return (
    <May call={repairEndpoints.update}>
      <Group gap="xs">
        <Button variant="default" data-danger onClick={() => setOpen('delete')}>
          Delete
        </Button>
        <Button variant="default" onClick={() => setOpen('edit')}>
          Edit
        </Button>
        {(status === 'open' || status === 'reopened') && (
          <Button variant="default" loading={start.busy} onClick={() => start.act(version)}>
            Start work
          </Button>
        )}
        {status === 'closed' ? (
          <Button loading={reopen.busy} onClick={() => reopen.act(version)}>
            Reopen
          </Button>
        ) : (
          <Button onClick={() => setOpen('close')}>Close repair</Button>
        )}
      </Group>
      {open === 'edit' && <RepairDialog repair={repair} onClose={close} />}
      {open === 'close' && <CloseRepairDialog repair={repair} onClose={close} />}
      <ConfirmDelete
        title="Delete repair"
        name={open === 'delete' ? `${placeText(repair)}: ${repair.description}` : undefined}
        onDelete={async () => {
          const reply = await remove.mutateAsync(slug)
          await navigate({ to: paths.repairs })
          return reply
        }}
        onClose={close}
        say={say}
      />
    </May>
  )
}
