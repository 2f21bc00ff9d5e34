import { Button, Skeleton } from '@mantine/core'
import { IconPlus, IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '#contract/kit/counted.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { placeText } from '#contract/repairs/repair-names.ts'
import { type RepairTask, repairTaskEndpoints } from '#contract/repairs/repair-task.ts'
import { repairTaskMessages as say } from '#contract/repairs/repair-task-messages.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditButton } from '#web/kit/table/row-edit-button.tsx'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { paths } from '#web/paths.ts'
import { RepairTaskDialog } from '#web/repairs/repair-task-dialog.tsx'
import { useRemoveTask, useRepairTasks } from '#web/repairs/repair-task-queries.ts'
import classes from '#web/repairs/repairs.module.css'

const columns: Column<RepairTask>[] = [
  { title: 'What', card: 'heading', width: '26%', cell: ({ description }) => <b>{description}</b> },
  { title: 'Every', noWrap: true, cell: ({ every_days }) => counted(every_days, 'day') },
  {
    title: 'Where and when next',
    cell: ({ places }) => (
      <ul className={classes.places}>
        {places.map((place) => (
          <li key={placeText(place)}>
            {placeText(place)}:{' '}
            {place.open_repair ? (
              <TextLink to={paths.repair} params={{ slug: place.open_repair }}>
                open now
              </TextLink>
            ) : (
              formatDay(place.next_due)
            )}
          </li>
        ))}
      </ul>
    ),
  },
  { title: 'Assigned to', cell: ({ assignee }) => assignee?.name ?? null },
  {
    title: 'Status',
    cell: ({ is_paused }) => (
      <StatusBadge tone={is_paused ? 'secondary' : 'success'}>{is_paused ? 'Paused' : 'Active'}</StatusBadge>
    ),
  },
]

export const RepairTasksPage = () => {
  const tasks = useRepairTasks()
  const remove = useRemoveTask()
  const [edited, setEdited] = useState<RepairTask | 'new'>()
  const [toDelete, setToDelete] = useState<RepairTask>()
  const addButton = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      Add recurring task
    </Button>
  )
  return (
    <Page title="Recurring Tasks" trail={{ Home: paths.admin, Repairs: paths.repairs }} action={addButton}>
      <Loaded query={tasks} skeleton={<Skeleton height={200} radius="lg" />} failed={say.listFailed}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={<IconRepeat size={28} />}
              title="No recurring tasks yet"
              text="Plan work that comes again, such as the service of every AC after 90 days. A repair is opened when it is due, and the next one counts from its closing."
            />
          ) : (
            <SmallTable
              caption="Recurring tasks"
              rows={all}
              rowKey={({ slug }) => slug}
              columns={columns}
              actions={(task) => (
                <RowActions
                  of={task.description}
                  next={
                    <RowEditButton
                      of={task.description}
                      call={repairTaskEndpoints.update}
                      onClick={() => setEdited(task)}
                    />
                  }
                >
                  <DeleteItem call={repairTaskEndpoints.remove} onClick={() => setToDelete(task)} />
                </RowActions>
              )}
            />
          )
        }
      </Loaded>
      {edited && <RepairTaskDialog task={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDelete
        title="Delete recurring task"
        name={toDelete?.description}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={say}
      />
    </Page>
  )
}
