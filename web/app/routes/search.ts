/** A text in the search of an address; undefined if it is not text. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const withSlug = ({ slug }: Record<string, unknown>): { slug?: string | undefined } => ({ slug: textOf(slug) })

export const withMonth = ({ month }: Record<string, unknown>): { month?: string | undefined } => ({
  month: textOf(month),
})
