/** Whether each square is dark, row by row. */
type Squares = boolean[][]

/** The QR codes that a page of a PDF shows. Works only for pages of `drawQrCode`: each code is a run of rectangles. */
export const qrCodesOf = (drawing: string): Squares[] => {
  const codes: Squares[] = []
  let run: { x: number; y: number; width: number }[] = []
  for (const line of drawing.split('\n')) {
    const found = /^([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re$/.exec(line)
    if (found) run.push({ x: Number(found[1]), y: Number(found[2]), width: Number(found[3]) })
    else if (line === 'f' && run.length > 100) codes.push(squaresOf(run))
    if (line === 'f') run = []
  }
  return codes
}

const squaresOf = (run: { x: number; y: number; width: number }[]): Squares => {
  const left = Math.min(...run.map(({ x }) => x))
  const top = Math.min(...run.map(({ y }) => y))
  const right = Math.max(...run.map(({ x }) => x))
  const overlap = 0.15
  const side = (run[0]?.width ?? 0) - overlap
  const size = Math.round((right - left) / side) + 1
  const squares: Squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const { x, y } of run) {
    const row = squares[Math.round((y - top) / side)]
    if (row) row[Math.round((x - left) / side)] = true
  }
  return squares
}

// Error correction of the versions 1 to 40 at level L: bytes of each block, and blocks (ISO/IEC 18004, table 9).
const correctionBytes = [
  ...[7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28],
  ...[28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
]
const blockCounts = [
  ...[1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8],
  ...[8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
]

const masks: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** Where the small alignment squares of a version are. */
const alignmentOf = (version: number) => {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => version * 4 + 10 - (count - 2 - index) * step)]
}

const isFunctionSquare = (version: number, row: number, column: number) => {
  const size = version * 4 + 17
  const far = size - 8
  if ((row < 9 && (column < 9 || column >= far)) || (row >= far && column < 9)) return true
  if (row === 6 || column === 6) return true
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true
  const centres = alignmentOf(version)
  const near = (at: number) => centres.find((centre) => Math.abs(centre - at) <= 2)
  const [middle, across] = [near(row), near(column)]
  if (middle === undefined || across === undefined) return false
  const last = centres.at(-1)
  const isFinder =
    (middle === 6 && across === 6) || (middle === 6 && across === last) || (middle === last && across === 6)
  return !isFinder
}

/** The text of a QR code of level L that is undamaged: the squares are read, and nothing is corrected. */
export const readQrCode = (squares: Squares) => {
  const size = squares.length
  const version = (size - 17) / 4
  const at = (row: number, column: number) => squares[row]?.[column] ?? false
  // The format: 2 bits for the level and 3 for the mask, all of them combined with 10101.
  const format = [0, 1, 2, 3, 4].reduce((bits, column) => bits * 2 + Number(at(8, column)), 0) ^ 0b10101
  if (format >> 3 !== 0b01) throw new Error('the QR code does not have level L')
  const mask = masks[format & 7]
  const bits: boolean[] = []
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const row = isUpward ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (!isFunctionSquare(version, row, column)) bits.push(at(row, column) !== mask?.(row, column))
      }
    }
  }
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0),
  )
  return textOf(dataOf(bytes, version), version)
}

/** The blocks take turns in the code; the first ones are one byte shorter. */
const dataOf = (bytes: number[], version: number) => {
  const count = blockCounts[version - 1] ?? 1
  const perBlock = correctionBytes[version - 1] ?? 0
  const shortLength = Math.floor(bytes.length / count) - perBlock
  const longBlocks = bytes.length % count
  const blocks: number[][] = Array.from({ length: count }, () => [])
  let next = 0
  for (let position = 0; position <= shortLength; position++) {
    for (const [index, block] of blocks.entries()) {
      if (position < shortLength || index >= count - longBlocks) block.push(bytes[next++] ?? 0)
    }
  }
  return blocks.flat()
}

const textOf = (data: number[], version: number) => {
  const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  if (bits.slice(0, 4) !== '0100') throw new Error('the QR code does not hold bytes')
  const lengthBits = version < 10 ? 8 : 16
  const length = Number.parseInt(bits.slice(4, 4 + lengthBits), 2)
  const from = 4 + lengthBits
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(bits.slice(from + index * 8, from + index * 8 + 8), 2),
  )
  return Buffer.from(bytes).toString()
}
