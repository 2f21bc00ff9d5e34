import type { ReactNode } from 'react'

/** One column of a list, as data: a table's column on a wide screen, a line of the row's card on a phone. */
export interface Column<Row, Sort extends string = string> {
  title: string
  /** Null if unknown: the table shows a dash, the card leaves it out. */
  cell: (row: Row, rowNumber: number) => ReactNode
  /** The field that the server sorts by when the title is pressed. */
  sort?: Sort
  numeric?: boolean
  /** Stays on one line, such as a date or a number. */
  noWrap?: boolean
  width?: number | string
  /** On a phone: the heading of the row's card, or not shown in the card. */
  card?: 'heading' | 'hidden'
  /** Hidden when the table is too narrow for all columns; the row's link shows it. */
  hideWhenNarrow?: boolean
}

export interface RowsProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  /** The number of the first row in the whole list, counted from 1. */
  firstRowNumber: number
  rowKey: (row: Row) => string
  /** Without it there is no column of actions. */
  actions?: (row: Row) => ReactNode
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  /** The rows are still those of the previous page. */
  stale: boolean
}

/** Sorting by a column, ascending and descending. */
export const bothWays = <Column extends string>(column: Column, title: string) => [
  { value: column, label: `${title}, ascending` },
  { value: `-${column}` as const, label: `${title}, descending` },
]
