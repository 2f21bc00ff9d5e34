/** A rectangle on a picture, in shares of its width and height. */
export interface CoverBox {
  x: number
  y: number
  width: number
  height: number
}

/** Where the first eight digits are on a usual Aadhaar card: at the bottom, from left to the middle. */
export const firstBox: CoverBox = { x: 0.24, y: 0.72, width: 0.32, height: 0.11 }

const smallest = 0.02

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Moves a box without leaving the picture. */
export const moveBox = (box: CoverBox, right: number, down: number): CoverBox => ({
  ...box,
  x: within(box.x + right, 0, 1 - box.width),
  y: within(box.y + down, 0, 1 - box.height),
})

/** Moves the lower right corner of a box. */
export const resizeBox = (box: CoverBox, wider: number, higher: number): CoverBox => ({
  ...box,
  width: within(box.width + wider, smallest, 1 - box.x),
  height: within(box.height + higher, smallest, 1 - box.y),
})
