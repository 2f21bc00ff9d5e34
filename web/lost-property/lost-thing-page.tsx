import { Button, Group } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { LostPropertyDetails } from '#contract/lost-property/lost-property.ts'
import { lostPropertyEndpoints } from '#contract/lost-property/lost-property-endpoints.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import { May } from '#web/kit/access/may.tsx'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { RecordPage } from '#web/kit/record/record-page.tsx'
import { DisposeDialog, ReturnDialog } from '#web/lost-property/closing-dialogs.tsx'
import { LostPropertyDialog } from '#web/lost-property/lost-property-dialog.tsx'
import { LostPropertyFacts } from '#web/lost-property/lost-property-facts.tsx'
import { useKeepAgain, useLostThing, useRemoveLostProperty } from '#web/lost-property/lost-property-queries.ts'
import { paths } from '#web/paths.ts'

/** One found thing: its facts, photo and likely owners, and what became of it. */
export const LostThingPage = () => {
  const { slug } = useParams({ from: `/admin${paths.lostThing}` })
  const thing = useLostThing(slug)
  return (
    <RecordPage
      query={thing}
      title={thing.data?.description ?? 'Lost Property'}
      trail={{ Home: paths.admin, 'Lost Property': paths.lostProperty }}
      list={{ label: 'Lost Property', to: paths.lostProperty }}
      say={say}
      actions={(found) => <Actions thing={found} />}
    >
      {(found) => <LostPropertyFacts thing={found} />}
    </RecordPage>
  )
}

/** Those who report correct their own entries of today; the rest needs the permission to change lost property. */
const Actions = ({ thing }: { thing: LostPropertyDetails }) => {
  const { slug, status, version, may_edit } = thing
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'return' | 'dispose' | 'delete'>()
  const keep = useKeepAgain(slug)
  const remove = useRemoveLostProperty()
  const close = () => setOpen(undefined)
  return (
    <>
      <Group gap="xs">
        <May call={lostPropertyEndpoints.remove}>
          <Button variant="default" data-danger onClick={() => setOpen('delete')}>
            Delete
          </Button>
        </May>
        {may_edit && (
          <Button variant="default" onClick={() => setOpen('edit')}>
            Edit
          </Button>
        )}
        <May call={lostPropertyEndpoints.giveBack}>
          {status === 'kept' ? (
            <>
              <Button variant="default" onClick={() => setOpen('dispose')}>
                Dispose of it
              </Button>
              <Button onClick={() => setOpen('return')}>Return</Button>
            </>
          ) : (
            <Button variant="default" loading={keep.busy} onClick={() => keep.act(version)}>
              Keep again
            </Button>
          )}
        </May>
      </Group>
      {open === 'edit' && <LostPropertyDialog thing={thing} onClose={close} />}
      {open === 'return' && <ReturnDialog thing={thing} onClose={close} />}
      {open === 'dispose' && <DisposeDialog thing={thing} onClose={close} />}
      <ConfirmDelete
        title={say.removeTitle}
        name={open === 'delete' ? thing.description : undefined}
        onDelete={async () => {
          const reply = await remove.mutateAsync(slug)
          await navigate({ to: paths.lostProperty })
          return reply
        }}
        onClose={close}
        say={say}
      />
    </>
  )
}
