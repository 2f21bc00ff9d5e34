/** Groups items by a key, in their order. Older phones of guests lack Map.groupBy. */
export const grouped = <Thing>(things: Thing[], nameOf: (thing: Thing) => string): [string, Thing[]][] => {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) {
    const name = nameOf(thing)
    const group = groups.get(name)
    if (group) group.push(thing)
    else groups.set(name, [thing])
  }
  return [...groups]
}
