// biome-ignore-all lint/a11y/useSemanticElements: the sheet is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the sheet itself has the focus and names its active cell
import { formatRupees } from '#contract/kit/money.ts'
import classes from '#web/rates/sheet/sheet.module.css'
import type { TypeRow } from '#web/rates/sheet/sheet-rows.ts'

interface SheetTypeRowProps {
  row: TypeRow
  index: number
  top: number
}

/** The heading of a room type, with its price per night. */
export const SheetTypeRow = ({ row, index, top }: SheetTypeRowProps) => (
  <div role="row" aria-rowindex={index} className={classes.typeRow} style={{ '--top': `${top}px` }}>
    <div role="rowheader" aria-colindex={1} className={classes.typeHead}>
      {row.type.name}
      <small>{formatRupees(row.type.price_per_night)}</small>
    </div>
  </div>
)
