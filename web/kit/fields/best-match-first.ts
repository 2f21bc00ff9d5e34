/** First the names that begin with the typed text, then those with such a word, then the rest, each in its order. */
export const bestMatchFirst = <Option>(options: Option[], typed: string, textOf: (option: Option) => string) => {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return options
  const rank = (option: Option) => {
    const text = textOf(option).toLowerCase()
    if (text.startsWith(wanted)) return 0
    return beginsWord(text, wanted) ? 1 : 2
  }
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
}

const beginsWord = (text: string, wanted: string) => {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{M}\p{N}]/u.test(text[at - 1] ?? '')) return true
  }
  return false
}
