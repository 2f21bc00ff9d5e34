import type { DragEvent } from 'react'
import type { Folio } from '#contract/folios/folio.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { DeleteExtra } from '#web/folios/added-list.tsx'
import { chargeText } from '#web/folios/folio-text.ts'
import classes from '#web/folios/folios.module.css'

interface ChargeListProps {
  folio: Folio
  /** Over the charges of a stay that has ended, which its total does not count. */
  title?: string | undefined
  canMove: boolean
  isChosen: (id: string) => boolean
  onToggle: (id: string, withRange: boolean) => void
  onDrag: (id: string) => void
  onDragEnd: () => void
}

/** The open charges of a folio, to select and to drag onto another folio. */
export const ChargeList = ({ folio, title, canMove, isChosen, onToggle, onDrag, onDragEnd }: ChargeListProps) => {
  if (folio.charges.length === 0) return <p className={classes.empty}>No open charges</p>
  const drag = (id: string) => (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', id)
    onDrag(id)
  }
  return (
    <>
      {title && <h4 className={classes.chargesTitle}>{title}</h4>}
      <ul className={classes.charges} aria-label={`Charges of ${folio.name}`}>
        {folio.charges.map((charge) => (
          <li
            key={charge.charge_id}
            data-chosen={isChosen(charge.charge_id)}
            draggable={canMove}
            onDragStart={drag(charge.charge_id)}
            onDragEnd={onDragEnd}
          >
            <label>
              <input
                type="checkbox"
                disabled={!canMove}
                checked={isChosen(charge.charge_id)}
                onChange={({ nativeEvent }) =>
                  onToggle(charge.charge_id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
              />
              <span>
                {charge.name}
                <small>{chargeText(charge)}</small>
              </span>
              <span>{formatRupees(charge.amount)}</span>
            </label>
            {canMove && charge.extra !== null && <DeleteExtra slug={charge.extra} name={charge.name} />}
          </li>
        ))}
      </ul>
    </>
  )
}
