import { useMediaQuery } from '@mantine/hooks'
import type { RowsProps } from '#web/kit/table/column.ts'
import classes from '#web/kit/table/paged-table.module.css'
import { RowsCards } from '#web/kit/table/rows-cards.tsx'
import { RowsTable } from '#web/kit/table/rows-table.tsx'

type SmallTableProps<Row> = Pick<RowsProps<Row>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'actions'>

/** A short list without pages: the same table, and the same cards on a phone. */
export const SmallTable = <Row,>(props: SmallTableProps<Row>) => {
  const onPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
  const Shape = onPhone ? RowsCards : RowsTable
  return (
    <div className={classes.sheet}>
      <Shape {...props} firstRowNumber={1} sort={undefined} onSort={() => {}} stale={false} />
    </div>
  )
}
