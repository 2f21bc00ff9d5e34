import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconBed, IconScale } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { SpreadDialog } from '#web/housekeeping/assign/lazy-spread-dialog.ts'
import { usePeopleInOrder } from '#web/housekeeping/assign/use-people-in-order.ts'
import { applyChanges } from '#web/housekeeping/board/apply-changes.ts'
import { HousekeepingBoard } from '#web/housekeeping/board/housekeeping-board.tsx'
import { useBoardChanges } from '#web/housekeeping/board/use-board-changes.ts'
import { useBoardSearch } from '#web/housekeeping/board/use-board-search.ts'
import { useBoard } from '#web/housekeeping/housekeeping-queries.ts'
import { PrintButton } from '#web/housekeeping/print/print-button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

const skeleton = (
  <Stack gap={8}>
    <Skeleton height={48} />
    <Skeleton height={60} />
    {Array.from({ length: 10 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no key but their position
      <Skeleton key={row} height={44} />
    ))}
  </Stack>
)

/** The board of the housekeepers' supervisor and of the desk: every room, its condition and who cleans it. */
export const HousekeepingPage = () => {
  const [search, changeSearch] = useBoardSearch(useSearch({ from: `/admin${paths.housekeepingBoard}` }))
  const query = useBoard(search.date)
  const changes = useBoardChanges(search.date)
  const [isSpreading, setSpreading] = useState(false)
  const board = query.data
  const staff = usePeopleInOrder(board)
  const shown = board && { ...board, staff, rooms: applyChanges(board.rooms, changes.pending, board) }
  const hasRooms = shown !== undefined && shown.rooms.length > 0
  return (
    <Page
      title="Housekeeping"
      trail={{ Home: paths.admin }}
      isWide
      action={
        hasRooms && (
          <Group gap="xs">
            <PrintButton board={shown} person={search.assignee} />
            <Button
              leftSection={<IconScale size={16} />}
              disabled={shown.date < shown.today}
              {...SpreadDialog.early}
              onClick={() => setSpreading(true)}
            >
              Assign evenly
            </Button>
          </Group>
        )
      }
    >
      <Loaded query={query} skeleton={skeleton} failed={say.boardFailed}>
        {() =>
          hasRooms ? (
            <HousekeepingBoard board={shown} search={search} changeSearch={changeSearch} changes={changes} />
          ) : (
            <EmptyState
              icon={<IconBed size={28} />}
              title="No rooms yet"
              text="Add the rooms of the hotel. Then this page shows who cleans them and which are ready."
              action={<ButtonLink to={paths.addRoom}>Add Room</ButtonLink>}
            />
          )
        }
      </Loaded>
      {isSpreading && shown && (
        <SpreadDialog board={shown} onSave={changes.assign} onClose={() => setSpreading(false)} />
      )}
    </Page>
  )
}
