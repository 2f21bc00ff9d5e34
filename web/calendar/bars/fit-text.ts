/** The bold text of a bar, as in bars.module.css. */
const weightAndSize = '600 13px'
/** Where text can't be measured. */
const usualLetter = 7.4

let pen: OffscreenCanvasRenderingContext2D | null | undefined
const widths = new Map<string, number>()

const measure = (text: string) => {
  if (pen === undefined) {
    pen = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1).getContext('2d') : null
    if (pen) pen.font = `${weightAndSize} ${getComputedStyle(document.body).fontFamily}`
  }
  return pen ? pen.measureText(text).width : text.length * usualLetter
}

/** The width of bold text, in pixels. */
export const widthOf = (text: string) => {
  const known = widths.get(text)
  if (known !== undefined) return known
  // Names of a long day of scrolling must not fill the memory.
  if (widths.size > 20_000) widths.clear()
  const width = measure(text)
  widths.set(text, width)
  return width
}

/**
 * The text, or as much of its beginning as fits. The browser could cut it itself, but only with a clip for each of the
 * hundreds of bars and rows, which makes scrolling three times as slow.
 */
export const fitText = (text: string, space: number) => {
  const whole = widthOf(text)
  if (whole <= space) return text
  let letters = Math.floor((text.length * space) / whole)
  while (letters > 0 && widthOf(`${text.slice(0, letters).trimEnd()}…`) > space) letters--
  return letters > 0 ? `${text.slice(0, letters).trimEnd()}…` : text.slice(0, 1)
}
