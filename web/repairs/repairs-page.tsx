import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type Repair, RepairQuery } from '#contract/repairs/repair.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import { placeText } from '#contract/repairs/repair-names.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { RepairDialog } from '#web/repairs/repair-dialog.tsx'
import { RepairFilters } from '#web/repairs/repair-filters.tsx'
import { useRemoveRepair, useRepairs } from '#web/repairs/repair-queries.ts'
import { RepairsTable } from '#web/repairs/repairs-table.tsx'

export const RepairsPage = () => {
  const [query, change] = useListQuery(RepairQuery, useSearch({ from: `/admin${paths.repairs}` }))
  const list = useRepairs(query)
  const remove = useRemoveRepair()
  const [edited, setEdited] = useState<Repair | 'new'>()
  const [toDelete, setToDelete] = useState<Repair>()
  return (
    <Page
      title="Repairs"
      trail={{ Home: paths.admin }}
      action={
        <Group gap="xs">
          <ButtonLink variant="default" to={paths.repairTasks}>
            Recurring tasks
          </ButtonLink>
          <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
            Report a fault
          </Button>
        </Group>
      }
    >
      <RepairsTable
        list={list}
        query={query}
        change={change}
        filters={<RepairFilters query={query} change={change} />}
        onReport={() => setEdited('new')}
        onEdit={setEdited}
        onDelete={setToDelete}
      />
      {edited && <RepairDialog repair={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDelete
        title="Delete repair"
        name={toDelete && `${placeText(toDelete)}: ${toDelete.description}`}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={say}
      />
    </Page>
  )
}
