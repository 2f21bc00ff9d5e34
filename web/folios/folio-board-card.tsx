import { Button, Group } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import { isCancelledOrNoShow, isLive } from '#contract/bookings/booking-rules.ts'
import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import type { Folio } from '#contract/folios/folio.ts'
import { folioEndpoints } from '#contract/folios/folio-endpoints.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { sumOf } from '#contract/kit/money.ts'
import { ChargeList } from '#web/folios/charge-list.tsx'
import { FolioColumn } from '#web/folios/folio-column.tsx'
import { notInvoiced } from '#web/folios/folio-money.ts'
import { useAddFoliosForRooms, useMoveCharges } from '#web/folios/folio-queries.ts'
import type { OpenFolioSheet } from '#web/folios/folio-sheet.tsx'
import { FolioSums } from '#web/folios/folio-sums.tsx'
import classes from '#web/folios/folios.module.css'
import { MoveBar } from '#web/folios/move-bar.tsx'
import { useSelection } from '#web/folios/use-selection.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'

interface FolioBoardCardProps {
  booking: BookingDetail
  folios: Folio[]
  onOpen: (sheet: OpenFolioSheet) => void
}

/** The bill of a booking with several folios, side by side. Charges are moved by mouse, menu or keyboard. */
export const FolioBoardCard = ({ booking, folios, onOpen }: FolioBoardCardProps) => {
  const board = useRef<HTMLDivElement>(null)
  const selection = useSelection(folios)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isDragging, setDragging] = useState(false)
  const moving = useMoveCharges(selection.clear)
  const forRooms = useAddFoliosForRooms(booking.slug)
  const { folio: from, charges } = selection
  const canChange = useMayCall()(folioEndpoints.moveCharges) && !isCancelledOrNoShow(booking)
  const lines = bookedLines(booking.rooms)
  const hasRoomWithout = lines.slice(1).some(({ line }) => !folios.some((folio) => folio.line === line))

  const move = (to: Folio) => {
    if (!from || from.slug === to.slug) return
    moving.act({ from: from.slug, charge_ids: charges.map(({ charge_id }) => charge_id), to_folio: to.slug })
  }

  /** M moves the selected charges, the arrows step through the charges, and Escape selects none. */
  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return
    const boxes = [...(board.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
    const index = boxes.indexOf(event.target)
    if (index < 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) boxes[index + step]?.focus()
    else if (event.key.toLowerCase() === 'm' && charges.length > 0) setMenuOpen(true)
    else if (event.key === 'Escape') selection.clear()
    else return
    event.preventDefault()
  }

  return (
    <FormCard title={isLive(booking) ? 'Bill so far' : 'Bill'}>
      <Wide>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of its check boxes */}
        <div className={classes.board} ref={board} onKeyDown={press}>
          <div className={classes.top}>
            <FolioSums
              total={sumOf(folios.map(({ total }) => total))}
              paid={sumOf(folios.map(({ paid }) => paid))}
              balance={sumOf(folios.map(({ balance }) => balance))}
              notInvoiced={notInvoiced(folios, booking)}
            />
            {canChange && (
              <Group gap="xs">
                {hasRoomWithout && (
                  <Button size="xs" variant="default" loading={forRooms.busy} onClick={() => forRooms.act()}>
                    A folio for each room
                  </Button>
                )}
                <Button size="xs" variant="default" onClick={() => onOpen({ kind: 'folio' })}>
                  Add folio
                </Button>
              </Group>
            )}
          </div>
          {canChange && (
            <MoveBar
              from={from}
              charges={charges}
              folios={folios}
              busy={moving.busy}
              isOpen={isMenuOpen}
              onOpenChange={setMenuOpen}
              onMove={move}
              onSplit={() => from && onOpen({ kind: 'split', folio: from, charges })}
              onSplitEqually={() => from && onOpen({ kind: 'split_equally', folio: from, charges })}
            />
          )}
          <div className={classes.columns}>
            {folios.map((folio) => (
              <FolioColumn
                key={folio.slug}
                booking={booking}
                folio={folio}
                canChange={canChange}
                takesDrop={isDragging && from !== undefined && from.slug !== folio.slug}
                onDrop={() => {
                  setDragging(false)
                  move(folio)
                }}
                onOpen={onOpen}
              >
                <ChargeList
                  folio={folio}
                  title={isLive(booking) ? undefined : say.notInvoicedTitle}
                  canMove={canChange}
                  isChosen={(id) => selection.has(folio, id)}
                  onToggle={(id, withRange) => selection.toggle(folio, id, withRange)}
                  onDrag={(id) => {
                    selection.take(folio, id)
                    setDragging(true)
                  }}
                  onDragEnd={() => setDragging(false)}
                />
              </FolioColumn>
            ))}
          </div>
        </div>
      </Wide>
    </FormCard>
  )
}
