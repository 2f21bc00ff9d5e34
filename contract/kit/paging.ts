import { z } from '#contract/kit/z.ts'

const defaultPageSize = 10
export const largestPageSize = 100

type Direction<Column extends string> = Column | `-${Column}`

/** The query of a list screen; `sort=-name` is descending. */
export const listQuery = <Column extends string>(...sortable: [Column, ...Column[]]) =>
  z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    per_page: z.coerce.number().int().min(1).max(largestPageSize).default(defaultPageSize),
    search: z.string().trim().max(100).optional(),
    sort: z.enum(sortable.flatMap((column): Direction<Column>[] => [column, `-${column}`])).optional(),
  })

export interface ListQuery<Sort extends string = string> {
  page: number
  per_page: number
  search?: string | undefined
  sort?: Sort | undefined
}

export interface Page<Row> {
  data: Row[]
  total: number
  current_page: number
  per_page: number
  last_page: number
}

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.object({
      data: z.array(row),
      total: z.int(),
      current_page: z.int(),
      per_page: z.int(),
      last_page: z.int(),
    }),
  })

export const lastPage = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage))
