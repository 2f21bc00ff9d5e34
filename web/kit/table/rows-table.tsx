import { Table } from '@mantine/core'
import type { RowsProps } from '#web/kit/table/column.ts'
import classes from '#web/kit/table/rows.module.css'
import { ariaSort, SortHeader } from '#web/kit/table/sort-header.tsx'

const unknown = '—'

export const RowsTable = <Row,>({
  caption,
  columns,
  rows,
  firstRowNumber,
  rowKey,
  actions,
  sort,
  onSort,
  stale,
}: RowsProps<Row>) => (
  <Table.ScrollContainer minWidth={640} type="native" className={classes.scroll}>
    <Table className={classes.table} aria-label={caption} aria-busy={stale} data-stale={stale}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th
              key={column.title}
              w={column.width}
              data-numeric={column.numeric}
              data-hide-when-narrow={column.hideWhenNarrow}
              aria-sort={ariaSort(sort, column.sort)}
            >
              {column.sort ? (
                <SortHeader title={column.title} column={column.sort} sort={sort} onSort={onSort} />
              ) : (
                column.title
              )}
            </Table.Th>
          ))}
          {actions && <Table.Th className={classes.actions}>Actions</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row, index) => (
          <Table.Tr key={rowKey(row)}>
            {columns.map((column) => (
              <Table.Td
                key={column.title}
                data-numeric={column.numeric}
                data-hide-when-narrow={column.hideWhenNarrow}
                data-no-wrap={column.noWrap ?? column.numeric}
              >
                {column.cell(row, firstRowNumber + index) ?? unknown}
              </Table.Td>
            ))}
            {actions && <Table.Td className={classes.actions}>{actions(row)}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
)
