import { NativeSelect } from '@mantine/core'
import { Fragment } from 'react'
import { bothWays, type RowsProps } from '#web/kit/table/column.ts'
import classes from '#web/kit/table/rows.module.css'

/** The same rows on a phone: a card each, with the same next step. */
export const RowsCards = <Row,>({
  caption,
  columns,
  rows,
  firstRowNumber,
  rowKey,
  actions,
  sort,
  onSort,
  stale,
}: RowsProps<Row>) => {
  const headings = columns.filter((column) => column.card === 'heading')
  const details = columns.filter((column) => column.card === undefined)
  const orders = columns.flatMap(({ title, sort: column }) => (column ? bothWays(column, title) : []))
  return (
    <>
      {orders.length > 0 && (
        <NativeSelect
          label="Sort by"
          size="xs"
          px="sm"
          pb="xs"
          classNames={{ root: classes.sortSelect }}
          data={[{ value: '', label: 'Default order' }, ...orders]}
          value={sort ?? ''}
          onChange={(event) => onSort(event.currentTarget.value || undefined)}
        />
      )}
      <ul className={classes.cards} aria-label={caption} aria-busy={stale} data-stale={stale}>
        {rows.map((row, index) => (
          <li key={rowKey(row)} className={classes.card}>
            <div className={classes.cardHead}>
              <div>
                {headings.map((column) => (
                  <Fragment key={column.title}>{column.cell(row, firstRowNumber + index)}</Fragment>
                ))}
              </div>
              {actions?.(row)}
            </div>
            <dl className={classes.details}>
              {details
                .map((column) => ({ title: column.title, cell: column.cell(row, firstRowNumber + index) }))
                .filter(({ cell }) => cell !== null)
                .map(({ title, cell }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{cell}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
