/** Copies a text to the clipboard; true if that worked. */
export const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyWithoutClipboard(text)
  }
}

/** Over plain HTTP, as in many hotels, a page cannot use the clipboard API. It copies the selected text instead. */
const copyWithoutClipboard = (text: string) => {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.focus()
  area.select()
  try {
    return document.execCommand('copy')
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
