import { seededRandom } from '#server/demo/history/dice.ts'

/** Random choices that are the same for the same seed. */
export const chanceOf = (seed: number) => {
  const random = seededRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  return {
    below,
    happens: (probability: number) => random() < probability,
    pick: <Value>(values: readonly [Value, ...Value[]]): Value => values[below(values.length)] ?? values[0],
    /** A random item; undefined if the list is empty. */
    maybe: <Value>(values: readonly Value[]): Value | undefined => values[below(values.length)],
  }
}

export type Chance = ReturnType<typeof chanceOf>
