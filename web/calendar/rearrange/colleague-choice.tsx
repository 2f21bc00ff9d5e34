import { Button } from '@mantine/core'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { CalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'

interface ColleagueChoiceProps {
  stay: string
  changes: Pick<CalendarChanges, 'colleagueChanges' | 'putBack' | 'keepMove'>
  onChosen?: () => void
}

/** What becomes of a move whose stay a colleague has changed. A stay that is gone can't be moved. */
export const ColleagueChoice = ({ stay, changes, onChosen }: ColleagueChoiceProps) => {
  const { colleagueChanges, putBack, keepMove } = changes
  const change = colleagueChanges.find(({ move }) => move.was.stay === stay)
  const choose = (act: (stay: string) => void) => () => {
    act(stay)
    onChosen?.()
  }
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={choose(putBack)}>
        {say.useColleagues}
      </Button>
      {change?.saved && (
        <Button size="compact-sm" variant="default" onClick={choose(keepMove)}>
          {say.keepMine}
        </Button>
      )}
    </>
  )
}
