import { useCallback } from 'react'
import { positionAt, type Selection, type Sheet } from '#web/rates/selection/selection.ts'

const far = 10_000

/** Selects a whole row by its heading or a whole day by its date; with Shift the selection grows. */
export const useLineSelection = (
  sheet: Sheet,
  selection: Selection | undefined,
  onSelect: (selection: Selection) => void,
) => {
  const selectRow = useCallback(
    (key: string, grows: boolean) => {
      const y = sheet.rows.findIndex((row) => row.key === key)
      const anchor = positionAt(sheet, 0, y)
      const active = positionAt(sheet, far, y)
      if (anchor && active)
        onSelect({ anchor: grows && selection ? { ...selection.anchor, date: anchor.date } : anchor, active })
    },
    [sheet, selection, onSelect],
  )
  const selectDay = (column: number, grows: boolean) => {
    const anchor = positionAt(sheet, column, 0)
    const active = positionAt(sheet, column, far)
    if (anchor && active)
      onSelect({ anchor: grows && selection ? { ...selection.anchor, row: anchor.row } : anchor, active })
  }
  return { selectRow, selectDay }
}
