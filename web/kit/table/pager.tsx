import { ActionIcon, Button, Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Page } from '#contract/kit/paging.ts'
import { pageNumbers } from '#web/kit/table/page-numbers.ts'
import classes from '#web/kit/table/pager.module.css'

const sizes = [5, 10, 25, 50]

interface PagerProps {
  of: Omit<Page<unknown>, 'data'>
  onPage: (page: number) => void
  onPageSize: (size: number) => void
}

export const Pager = ({ of: { total, current_page, per_page, last_page }, onPage, onPageSize }: PagerProps) => {
  const first = Math.min((current_page - 1) * per_page + 1, total)
  const last = Math.min(current_page * per_page, total)
  // A size from the address is offered too, so that the box always shows the size in use.
  const offered = [...new Set([...sizes, per_page])].sort((a, b) => a - b)

  return (
    <div className={classes.pager} data-screen-only>
      <div className={classes.size}>
        <Select
          aria-label="Items per page"
          size="xs"
          w={72}
          allowDeselect={false}
          data={offered.map(String)}
          value={String(per_page)}
          onChange={(size) => onPageSize(Number(size))}
          comboboxProps={{ withinPortal: true }}
        />
        <span aria-live="polite">
          {first}–{last} of {total.toLocaleString('en-IN')}
        </span>
      </div>
      {last_page > 1 && (
        <nav aria-label="Pages" className={classes.pages}>
          <ActionIcon
            variant="default"
            size={30}
            aria-label="Previous page"
            disabled={current_page <= 1}
            onClick={() => onPage(current_page - 1)}
          >
            <IconChevronLeft size={16} />
          </ActionIcon>
          {pageNumbers(current_page, last_page).map((page, index) =>
            page === undefined ? (
              <span key={index < 3 ? 'before' : 'after'} className={classes.gap}>
                …
              </span>
            ) : (
              <Button
                key={page}
                size="xs"
                className={classes.number}
                variant={page === current_page ? 'filled' : 'default'}
                aria-label={`Page ${page}`}
                aria-current={page === current_page ? 'page' : undefined}
                onClick={() => onPage(page)}
              >
                {page}
              </Button>
            ),
          )}
          <ActionIcon
            variant="default"
            size={30}
            aria-label="Next page"
            disabled={current_page >= last_page}
            onClick={() => onPage(current_page + 1)}
          >
            <IconChevronRight size={16} />
          </ActionIcon>
        </nav>
      )}
    </div>
  )
}
