import { sql } from 'kysely'

/** The ids of invoices and credit notes whose number, or its end, matches the search. Each uses an index. */
export const documentMatches = (typed: string) => {
  const beginning = `${typed.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`
  const end = /^0*(\d{1,7})$/.exec(typed)?.[1] ?? ''
  return sql<number>`
    select id from invoice where number like ${beginning}
    union all
    select id from invoice where number = any (array(
      select series || '-' || financial_year || '-' || lpad(${end}, greatest(6, length(${end})), '0')
      from document_counter where ${end} <> ''
    ))`
}
