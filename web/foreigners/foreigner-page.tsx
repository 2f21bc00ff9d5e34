import { Button, Group } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { ForeignerDetails } from '#contract/foreigners/foreigner.ts'
import { foreignerEndpoints } from '#contract/foreigners/foreigner-endpoints.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { CopySheet } from '#web/foreigners/copy-sheet.tsx'
import { ArrivalDialog, DepartureDialog } from '#web/foreigners/filing-dialogs.tsx'
import { useForeigner, useUndoFiling } from '#web/foreigners/foreigner-queries.ts'
import { May } from '#web/kit/access/may.tsx'
import { RecordPage } from '#web/kit/record/record-page.tsx'
import { paths } from '#web/paths.ts'

/** One foreign national: the copy sheet for the portal, and what was filed. */
export const ForeignerPage = () => {
  const { slug } = useParams({ from: `/admin${paths.foreigner}` })
  const foreigner = useForeigner(slug)
  return (
    <RecordPage
      query={foreigner}
      title={foreigner.data?.name ?? 'Foreigner'}
      trail={{ Home: paths.admin, Foreigners: paths.foreigners }}
      list={{ label: 'Foreigners', to: paths.foreigners }}
      say={say}
      actions={(found) => found.status !== 'anonymised' && <Actions foreigner={found} />}
    >
      {(found) => <CopySheet foreigner={found} />}
    </RecordPage>
  )
}

const Actions = ({ foreigner }: { foreigner: ForeignerDetails }) => {
  const { slug, version, filed_at, departure_date, departure_filed_at } = foreigner
  const [open, setOpen] = useState<'arrival' | 'departure'>()
  const undo = useUndoFiling(slug)
  const close = () => setOpen(undefined)
  const what = departure_filed_at ? 'departure' : 'arrival'
  const isDeparture = filed_at !== null && departure_date !== null
  return (
    <May call={foreignerEndpoints.filed}>
      <Group gap="xs">
        {filed_at && (
          <>
            <Button variant="default" loading={undo.busy} onClick={() => undo.act({ what, version })}>
              {departure_filed_at ? 'Undo departure' : 'Undo filing'}
            </Button>
            <Button variant="default" onClick={() => setOpen('arrival')}>
              Correct filing
            </Button>
          </>
        )}
        {!filed_at && <Button onClick={() => setOpen('arrival')}>Record filing</Button>}
        {isDeparture && (
          <Button variant={departure_filed_at ? 'default' : 'filled'} onClick={() => setOpen('departure')}>
            {departure_filed_at ? 'Correct departure' : 'Record departure'}
          </Button>
        )}
      </Group>
      {open === 'arrival' && <ArrivalDialog foreigner={foreigner} onClose={close} />}
      {open === 'departure' && <DepartureDialog foreigner={foreigner} onClose={close} />}
    </May>
  )
}
