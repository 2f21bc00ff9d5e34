/** Groups items by a key, in their order. Older phones of guests lack Map.groupBy. */
export const grouped = <Thing, Key>(things: Thing[], keyOf: (thing: Thing) => Key): [Key, Thing[]][] => {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return [...groups]
}
