import { type ReactNode, type RefObject, useCallback, useState } from 'react'
import { isColleaguesBar, slugOfBar } from '#contract/calendar/apply-moves.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { BookingSheet } from '#web/bookings/sheets/booking-sheet.tsx'
import type { OpenSheet } from '#web/bookings/sheets/open-sheet.ts'
import { blockLabel } from '#web/calendar/bars/shown-stay.ts'
import { BlockCard } from '#web/calendar/card/block-card.tsx'
import { CardFrame } from '#web/calendar/card/card-frame.tsx'
import { type PaymentOf, StayCard } from '#web/calendar/card/stay-card.tsx'
import { TakePaymentSheet } from '#web/calendar/card/take-payment-sheet.tsx'
import { useCard } from '#web/calendar/card/use-card.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import type { Geometry } from '#web/calendar/grid/geometry.ts'
import type { GridHandle } from '#web/calendar/grid/grid-types.ts'
import { ColleagueChoice } from '#web/calendar/rearrange/colleague-choice.tsx'
import type { CalendarEditing } from '#web/calendar/use-calendar-editing.tsx'

interface Given {
  grid: RefObject<GridHandle | null>
  data: CalendarData
  today: CalendarDate
  onPhone: boolean
  editing: Pick<CalendarEditing, 'changes' | 'lastChange' | 'isDragging' | 'openMove'>
}

/** The card of a bar, and the sheets that its buttons open. */
export const useCalendarCard = ({ grid, data, today, onPhone, editing }: Given) => {
  const { changes, lastChange, isDragging, openMove } = editing
  const backToGrid = useCallback(() => grid.current?.focus(), [grid])
  const { card, hover, pin, close, keep } = useCard(isDragging, backToGrid)
  const [sheet, setSheet] = useState<OpenSheet>()
  const [payment, setPayment] = useState<PaymentOf>()

  const closeSheets = () => {
    setSheet(undefined)
    setPayment(undefined)
    backToGrid()
  }
  // The stay as it is now: a colleague may have changed it since the card opened.
  const target = card?.target
  const stay = target?.kind === 'stay' ? data.stays.find((one) => one.stay === target.stay.stay) : undefined
  const block = target?.kind === 'block' ? data.blocks.find(({ id }) => id === target.block.id) : undefined
  const room = data.rooms.find(({ id }) => id === (stay ?? block)?.room_id)

  const move = stay && changes.moves.find(({ was }) => was.stay === slugOfBar(stay.stay))
  const isChangedByColleague = move && changes.colleagueChanges.some((change) => change.move === move)
  const closeToGrid = () => {
    close()
    backToGrid()
  }

  const layer = (geometry: Geometry): ReactNode => {
    if (!card || !room || !(stay ?? block)) return null
    return (
      <CardFrame
        key={stay?.stay ?? block?.id}
        target={card.target}
        label={stay ? `Booking of ${stay.guest_name}` : block ? blockLabel(block, room) : ''}
        isPinned={card.isPinned}
        onPhone={onPhone}
        geometry={geometry}
        today={today}
        grid={grid.current}
        onEnter={keep}
        onLeave={() => hover(undefined)}
        onClose={close}
      >
        {stay && (
          <StayCard
            stay={stay}
            rooms={data}
            move={isColleaguesBar(stay.stay) ? undefined : move}
            conflict={move && changes.conflicts.get(move.was.stay)}
            choice={
              isChangedByColleague && <ColleagueChoice stay={move.was.stay} changes={changes} onChosen={closeToGrid} />
            }
            onAct={(opened) => {
              close()
              setSheet(opened)
            }}
            onMove={() => {
              close()
              openMove(stay.stay)
            }}
            onPay={(opened) => {
              close()
              setPayment(opened)
            }}
          />
        )}
        {block && (
          <BlockCard block={block} room={room} today={today} onUnblocked={lastChange.offer} onDone={closeToGrid} />
        )}
      </CardFrame>
    )
  }

  const sheets = (
    <>
      <BookingSheet open={sheet} onClose={closeSheets} onAct={setSheet} />
      {payment && <TakePaymentSheet payment={payment} onClose={closeSheets} />}
    </>
  )
  return { hover, pin, close, layer, sheets }
}
