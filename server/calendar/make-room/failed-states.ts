const mostRemembered = 300_000
const range = 2 ** 52

/**
 * A number of 52 bits for a stay in a room. The sum of such numbers stands for a set of them in any order; with 300,000
 * sets remembered, the chance that two of them have the same sum is about one in 100,000.
 */
const numberOf = (stay: number, room: number) => {
  let mixed = Math.imul(stay + 1, 0x9e3779b1) ^ Math.imul(room + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  const low = (mixed ^ (mixed >>> 13)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 12) ^ (room << 16) ^ stay, 0x297a2d39)
  const high = (mixed ^ (mixed >>> 15)) & 0xfffff
  return high * 2 ** 32 + low
}

/** No room is given out. */
export const firstState = 0

/** The number of all rooms given out, after one more stay got its room. */
export const stateWith = (state: number, stay: number, room: number) => (state + numberOf(stay, room)) % range

/** The states from which no answer was found. When there are too many, no more are remembered. */
export const createFailedStates = () => {
  const failed = new Set<number>()
  return {
    has: (state: number) => failed.has(state),
    add: (state: number) => {
      if (failed.size < mostRemembered) failed.add(state)
    },
  }
}
