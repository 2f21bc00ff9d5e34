// The scheme of J. Verhoeff (1969): multiplication in the dihedral group D5, and a permutation for each position.
const rotation = (a: number, b: number) => {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5
}
const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

const permuted = (digit: number, times: number): number =>
  times === 0 ? digit : permuted(permutation[digit] ?? 0, times - 1)

/** Whether the last digit is the check digit of the ones before. It finds every wrong digit and swapped neighbours. */
export const hasVerhoeffDigit = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, index) => rotation(sum, permuted(Number(digit), index % 8)), 0) === 0
