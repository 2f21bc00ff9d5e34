/** The search of a route for a query of the contract: the same names, with text values. */
export type SearchFor<Query> = { [Name in keyof Query]?: string | number | boolean | undefined }

/**
 * Types the search of a route with the names of the query. The page parses the values with the query's schema: if the
 * routes imported the schemas, all of them would be part of the first load.
 */
export const searchFor =
  <Query>() =>
  (search: Record<string, unknown>) =>
    search as SearchFor<Query>
