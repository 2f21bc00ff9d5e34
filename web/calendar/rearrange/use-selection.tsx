import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { counted } from '#contract/kit/counted.ts'
import classes from '#web/calendar/rearrange/rearrange.module.css'
import type { CalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'

const nothing: ReadonlySet<string> = new Set()

/** Stays chosen with Shift. Dragging one of them moves all. */
export const useSelection = ({ park }: Pick<CalendarChanges, 'park'>) => {
  const [selected, setSelected] = useState(nothing)
  const clear = () => setSelected(nothing)
  const toggle = (stay: string) =>
    setSelected((before) => {
      const next = new Set(before)
      if (!next.delete(stay)) next.add(stay)
      return next
    })

  const bar = selected.size > 0 && (
    <section className={classes.selection} aria-label="Selected stays">
      <Text size="sm" fw={600} component="output">
        {counted(selected.size, 'stay')} selected
      </Text>
      <Text size="sm" c="dimmed">
        {say.dragOneOfThem}
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          park([...selected])
          clear()
        }}
      >
        Park all
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={clear}>
        Clear
      </Button>
    </section>
  )
  return { selected, toggle, clear, bar }
}
