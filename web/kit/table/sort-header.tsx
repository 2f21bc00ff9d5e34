import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import classes from '#web/kit/table/rows.module.css'

interface SortHeaderProps {
  title: string
  column: string
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}

/** Ascending, then descending, then the list's own order. */
const next = (sort: string | undefined, column: string) => {
  if (sort === column) return `-${column}`
  return sort === `-${column}` ? undefined : column
}

export const ariaSort = (sort: string | undefined, column: string | undefined) => {
  if (column === undefined) return undefined
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}

export const SortHeader = ({ title, column, sort, onSort }: SortHeaderProps) => {
  const order = ariaSort(sort, column)
  const Icon = order === 'ascending' ? IconArrowUp : order === 'descending' ? IconArrowDown : IconArrowsSort
  return (
    <UnstyledButton className={classes.sort} data-order={order} onClick={() => onSort(next(sort, column))}>
      {title}
      <Icon size={14} aria-hidden />
    </UnstyledButton>
  )
}
