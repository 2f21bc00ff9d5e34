/** The attribute by which the pointer finds the lane for parked stays. */
export const parkLane = { 'data-park-lane': true } as const

/** Whether a point of the window is over the lane for parked stays. */
export const isOverPark = ({ x, y }: { x: number; y: number }) => {
  const box = document.querySelector('[data-park-lane]')?.getBoundingClientRect()
  return box !== undefined && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
}
