import { useState } from 'react'

interface Editing {
  start: string
  /** It began with a typed character, not with the price of the cell. */
  isTyped: boolean
  /** The last change that the sheet showed when typing began. */
  seen: number
}

interface CellEditing {
  /** The price of the active cell, as typed; undefined if there is none. */
  priceText: () => string | undefined
  lastChange: number
  onOpen: () => void
}

/** The field over the active cell: open or not, and what it begins with. */
export const useCellEditing = ({ priceText, lastChange, onOpen }: CellEditing) => {
  const [editing, setEditing] = useState<Editing>()
  const open = (typed?: string) => {
    const price = priceText()
    if (editing || price === undefined) return
    onOpen()
    setEditing({ isTyped: typed !== undefined, start: typed ?? price, seen: lastChange })
  }
  return { editing, open, close: () => setEditing(undefined) }
}
