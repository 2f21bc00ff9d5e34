/** The search of an address; invalid values are left out. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const withSlug = ({ slug }: Record<string, unknown>): { slug?: string | undefined } => ({ slug: textOf(slug) })
