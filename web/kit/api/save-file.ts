// Long enough for a slow viewer to read the file.
const keptFor = 60_000

/** A URL of the file in this browser, valid for some time. */
export const objectUrlOf = (file: Blob) => {
  const address = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
  return address
}

/** Downloads a file. */
export const saveFile = (file: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = objectUrlOf(file)
  link.download = name
  link.click()
}
