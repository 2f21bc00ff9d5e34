import { Skeleton } from '@mantine/core'
import classes from '#web/kit/table/rows-skeleton.module.css'

/** Placeholder rows while the rows are loading. */
export const RowsSkeleton = ({ rows, columns }: { rows: number; columns: number }) => (
  <div role="status" aria-label="Loading" className={classes.rows}>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have nothing else to be known by
      <div key={row} className={classes.row}>
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Skeleton key={column} height={12} width={column === 0 ? 20 : `${9 + ((row * 5 + column * 7) % 9)}%`} />
        ))}
      </div>
    ))}
  </div>
)
