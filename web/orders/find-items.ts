import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core'
import type { Menu } from '#web/orders/order-input.ts'

/** The rank of a match, best first: the start of the name, of a word, anywhere in the name, the category. */
const rank = (typed: string, name: string, category: string) => {
  const text = name.toLowerCase()
  if (text.startsWith(typed)) return 0
  if (text.includes(` ${typed}`)) return 1
  if (text.includes(typed)) return 2
  return category.toLowerCase().includes(typed) ? 3 : undefined
}

/** Finds items by their name or category, ignoring case, best match first. */
export const findItems =
  (menu: Menu): OptionsFilter<number> =>
  ({ options, search, limit }) => {
    const typed = search.trim().toLowerCase()
    const isChosen = [...menu.values()].some(({ name }) => name.toLowerCase() === typed)
    const ranked = options.flatMap((option: ComboboxParsedItem<number>) => {
      const item = 'value' in option ? menu.get(Number(option.value)) : undefined
      const rankOfItem =
        item && (isChosen && item.name.toLowerCase() !== typed ? 4 : rank(typed, item.name, item.category))
      return rankOfItem === undefined ? [] : [{ option, rankOfItem }]
    })
    return ranked
      .sort((one, other) => one.rankOfItem - other.rankOfItem)
      .slice(0, limit)
      .map(({ option }) => option)
  }
