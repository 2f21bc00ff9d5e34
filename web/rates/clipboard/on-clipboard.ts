import type { ClipboardEvent } from 'react'

interface Clipboard {
  /** The text to copy; undefined if nothing is selected. */
  onCopy: () => string | undefined
  onPaste: (text: string) => void
}

/** Copy and paste of the sheet, which has no text of its own to select. */
export const onClipboard = ({ onCopy, onPaste }: Clipboard) => ({
  onCopy: (event: ClipboardEvent) => {
    const text = onCopy()
    if (text === undefined) return
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
  },
  onPaste: (event: ClipboardEvent) => {
    onPaste(event.clipboardData.getData('text/plain'))
    event.preventDefault()
  },
})
