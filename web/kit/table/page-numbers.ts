const around = 2

/** The pages a pager offers: two on each side of the current one, the first and the last; undefined is an ellipsis. */
export const pageNumbers = (current: number, last: number): (number | undefined)[] => {
  const from = Math.max(1, current - around)
  const to = Math.min(last, current + around)
  const numbers: (number | undefined)[] = Array.from({ length: to - from + 1 }, (_, step) => from + step)
  if (from > 2) numbers.unshift(undefined)
  if (from > 1) numbers.unshift(1)
  if (to < last - 1) numbers.push(undefined)
  if (to < last) numbers.push(last)
  return numbers
}
