/** What an address says, as far as it can be read. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const withSlug = ({ slug }: Record<string, unknown>): { slug?: string | undefined } => ({ slug: textOf(slug) })
