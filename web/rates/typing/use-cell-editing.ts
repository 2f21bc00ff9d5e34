import { useState } from 'react'

interface Editing {
  start: string
  /** It began with a typed character, not with the price of the cell. */
  isTyped: boolean
}

/** The field over the active cell: open or not, and what it begins with. */
export const useCellEditing = ({ priceText, onOpen }: { priceText: () => string | undefined; onOpen: () => void }) => {
  const [editing, setEditing] = useState<Editing>()
  const open = (typed?: string) => {
    const price = priceText()
    if (editing || price === undefined) return
    onOpen()
    setEditing({ isTyped: typed !== undefined, start: typed ?? price })
  }
  return { editing, open, close: () => setEditing(undefined) }
}
