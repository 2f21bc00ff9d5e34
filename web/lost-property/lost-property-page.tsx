import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type LostProperty, LostPropertyQuery } from '#contract/lost-property/lost-property.ts'
import { lostPropertyEndpoints } from '#contract/lost-property/lost-property-endpoints.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import { May } from '#web/kit/access/may.tsx'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { Page } from '#web/kit/page/page.tsx'
import { LostPropertyDialog } from '#web/lost-property/lost-property-dialog.tsx'
import {
  fetchLostPropertyFile,
  useLostProperty,
  useRemoveLostProperty,
} from '#web/lost-property/lost-property-queries.ts'
import { LostPropertyTable } from '#web/lost-property/lost-property-table.tsx'
import { paths } from '#web/paths.ts'

export const LostPropertyPage = () => {
  const [query, change] = useListQuery(LostPropertyQuery, useSearch({ from: `/admin${paths.lostProperty}` }))
  const list = useLostProperty(query)
  const remove = useRemoveLostProperty()
  const [edited, setEdited] = useState<LostProperty | 'new'>()
  const [toDelete, setToDelete] = useState<LostProperty>()
  return (
    <Page
      title="Lost Property"
      trail={{ Home: paths.admin }}
      action={
        <Group gap="xs">
          <DownloadExcel
            fetchFile={(how) => fetchLostPropertyFile(query, how)}
            name="lost-property.xlsx"
            failed={say.listFailed}
          />
          <May call={lostPropertyEndpoints.save}>
            <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
              Add lost property
            </Button>
          </May>
        </Group>
      }
    >
      <LostPropertyTable list={list} query={query} change={change} onEdit={setEdited} onDelete={setToDelete} />
      {edited && (
        <LostPropertyDialog thing={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDelete
        title={say.removeTitle}
        name={toDelete?.description}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={say}
      />
    </Page>
  )
}
