import type { ReactNode } from 'react'

/** One column of a list, as data: a table's column on a wide screen, a line of the row's card on a phone. */
export interface Column<Row, Sort extends string = string> {
  title: string
  /** Nothing (null) where it isn't known: a dash in the table, left out of the card. */
  cell: (row: Row, rowNumber: number) => ReactNode
  /** The column by which the server sorts when the title is pressed. */
  sort?: Sort
  numeric?: boolean
  /** Never broken over two lines: a day, a number that is read as one. */
  whole?: boolean
  width?: number | string
  /** On a phone: the row's main thing heads its card, and what a card can do without is left out. */
  card?: 'heading' | 'hidden'
  /** A table too narrow for all of its columns does without this one; the row's link shows it. */
  minor?: boolean
}

export interface RowsProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  /** The number of the first row in the whole list, counted from 1. */
  firstPlace: number
  rowKey: (row: Row) => string
  actions: (row: Row) => ReactNode
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  /** The rows are still those of the page before. */
  stale: boolean
}

/** The choices of sorting by a column. */
export const bothWays = <Column extends string>(column: Column, title: string) => [
  { value: column, label: `${title}, ascending` },
  { value: `-${column}` as const, label: `${title}, descending` },
]
