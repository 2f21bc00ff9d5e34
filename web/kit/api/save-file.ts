// Long enough for the slowest viewer to have read it.
const keptFor = 60_000

/** An address under which the browser finds the file for a while. */
export const objectUrlOf = (file: Blob) => {
  const address = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
  return address
}

/** Puts a file into the downloads. */
export const saveFile = (file: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = objectUrlOf(file)
  link.download = name
  link.click()
}
