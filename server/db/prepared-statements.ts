/** A connection keeps at most this many statements prepared, and only those that are used several times. */
const mostPrepared = 300
const usesWorthKeeping = 3
const mostCounted = 5000

const names = new Map<string, string>()
const uses = new Map<string, number>()

/**
 * Counts a use of a statement that may be kept. From the third on every connection keeps it prepared: PostgreSQL parses
 * it once, and plans it once if one plan serves all values. For most of our statements that is half of its work.
 */
export const countUse = (text: string) => {
  if (names.has(text) || names.size >= mostPrepared) return
  if (uses.size >= mostCounted) uses.clear()
  const count = (uses.get(text) ?? 0) + 1
  uses.set(text, count)
  if (count < usesWorthKeeping) return
  uses.delete(text)
  names.set(text, `sarai_${names.size + 1}`)
}

/** The name under which connections keep a statement prepared. */
export const preparedName = (text: string) => names.get(text)
