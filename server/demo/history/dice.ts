/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export const seededRandom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Random choices that are the same for the same seed. */
export const diceOf = (seed: number) => {
  const next = seededRandom(seed)
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    /** Both ends are included. */
    between: (first: number, last: number) => first + below(last - first + 1),
    chance: (share: number) => next() < share,
    pick: <Item>(list: readonly Item[]): Item => itemAt(list, below(list.length)),
    /** One of the values; a greater weight is chosen more often. */
    weighted: <Value>(choices: readonly (readonly [value: Value, weight: number])[]): Value => {
      const whole = choices.reduce((sum, [, weight]) => sum + weight, 0)
      let left = next() * whole
      for (const [value, weight] of choices) {
        left -= weight
        if (left < 0) return value
      }
      return itemAt(choices, choices.length - 1)[0]
    },
  }
}

export type Dice = ReturnType<typeof diceOf>

/** An item of a list that starts again after its end. */
export const itemAt = <Item>(list: readonly Item[], turn: number): Item => {
  const item = list[turn % list.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
