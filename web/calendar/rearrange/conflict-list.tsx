import { Button, Group, Popover, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ColleagueChoice } from '#web/calendar/rearrange/colleague-choice.tsx'
import classes from '#web/calendar/rearrange/rearrange.module.css'
import type { CalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'

interface ConflictListProps {
  changes: CalendarChanges
  /** Scrolls to a stay. */
  onShow: (stay: string) => void
}

/** The stays in conflict with their reasons, and what can be done about each. */
export const ConflictList = ({ changes, onShow }: ConflictListProps) => {
  const { moves, conflicts, colleagueChanges, putBack } = changes
  const inConflict = moves.flatMap(({ was }) => {
    const reason = conflicts.get(was.stay)
    return reason ? [{ was, reason }] : []
  })
  return (
    <Popover position="top-end" withArrow width={360} trapFocus>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="light"
          color="red"
          leftSection={<IconAlertTriangle size={14} />}
          aria-describedby="why-not-yet"
        >
          Show conflicts
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Conflicts">
        <ul className={classes.conflicts}>
          {inConflict.map(({ was, reason }) => (
            <li key={was.stay}>
              <Stack gap={4}>
                <Text size="sm">
                  <strong>{was.guest_name}</strong>: {reason}
                </Text>
                <Group gap="xs">
                  <Button size="compact-sm" variant="default" onClick={() => onShow(was.stay)}>
                    Show
                  </Button>
                  {colleagueChanges.some(({ move }) => move.was.stay === was.stay) ? (
                    <ColleagueChoice stay={was.stay} changes={changes} />
                  ) : (
                    <Button size="compact-sm" variant="default" onClick={() => putBack(was.stay)}>
                      Put back
                    </Button>
                  )}
                </Group>
              </Stack>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
