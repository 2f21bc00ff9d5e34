/** The point that a key moves to: `undefined` for none, `stay` for other keys. */
export const stepTo = (key: string, from: number | undefined, count: number): number | undefined | 'stay' => {
  const here = from ?? count - 1
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, here - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(count - 1, here + 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'Escape':
      return from === undefined ? 'stay' : undefined
    default:
      return 'stay'
  }
}
