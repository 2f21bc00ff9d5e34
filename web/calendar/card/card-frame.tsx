import { Drawer, FocusTrap, Popover } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { lastDayOf } from '#web/calendar/bars/shown-stay.ts'
import classes from '#web/calendar/card/card.module.css'
import { barRect, type Geometry, type Rect } from '#web/calendar/grid/geometry.ts'
import type { BarTarget, GridHandle } from '#web/calendar/grid/grid-types.ts'

interface CardFrameProps {
  target: BarTarget
  label: string
  isPinned: boolean
  onPhone: boolean
  geometry: Geometry
  today: CalendarDate
  grid: GridHandle | null
  onEnter: () => void
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

/** The card beside its bar; on a phone it comes from below. */
export const CardFrame = ({
  label,
  isPinned,
  onPhone,
  onEnter,
  onLeave,
  onClose,
  children,
  ...place
}: CardFrameProps) => {
  // Where the bar was when the card opened: a card that follows the scrolling would cover what is scrolled to.
  const [anchor] = useState(() => visiblePart(place))
  if (onPhone) {
    return (
      <Drawer
        opened
        onClose={onClose}
        position="bottom"
        size="auto"
        radius="lg"
        withCloseButton={false}
        classNames={{ content: classes.drawer }}
        transitionProps={{ duration: 120 }}
        attributes={{ content: { 'aria-label': label, 'data-calendar-card': true } }}
      >
        {children}
      </Drawer>
    )
  }
  if (!anchor) return null
  const { x, y, width, height } = anchor
  return (
    <Popover
      opened
      position="bottom-start"
      width={340}
      shadow="md"
      withRoles={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 100 }}
    >
      <Popover.Target>
        <div className={classes.anchor} style={{ left: x, top: y, width, height }} />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        data-calendar-card
        className={classes.card}
        onMouseEnter={onEnter}
        onMouseLeave={onLeave}
      >
        <FocusTrap active={isPinned}>
          <div>{children}</div>
        </FocusTrap>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The part of the bar that is on the screen. */
const visiblePart = ({
  target,
  geometry,
  today,
  grid,
}: Pick<CardFrameProps, 'target' | 'geometry' | 'today' | 'grid'>): Rect | undefined => {
  const nights =
    target.kind === 'stay' ? { ...target.stay, check_out_date: lastDayOf(target.stay, today) } : target.block
  const rect = barRect(geometry, nights)
  const { scrollLeft = 0, clientWidth = 0 } = grid?.scroller ?? {}
  if (!rect) return undefined
  const x = Math.max(rect.x, scrollLeft)
  return { ...rect, x, width: Math.max(4, Math.min(rect.x + rect.width, scrollLeft + clientWidth) - x) }
}
