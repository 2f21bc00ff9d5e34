import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { AuditQuery, auditMessages as say } from '#contract/audit/audit.ts'
import classes from '#web/audit/audit.module.css'
import { AuditFilters } from '#web/audit/audit-filters.tsx'
import { AuditList } from '#web/audit/audit-list.tsx'
import { type AuditFilters as Filters, useAudit } from '#web/audit/audit-queries.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { readSearch } from '#web/kit/list/use-list-query.ts'
import { Page } from '#web/kit/page/page.tsx'
import { RowsSkeleton } from '#web/kit/table/rows-skeleton.tsx'
import { paths } from '#web/paths.ts'

export const AuditPage = () => {
  const navigate = useNavigate()
  const { before, per_page, ...filters } = readSearch(AuditQuery, useSearch({ from: `/admin${paths.audit}` }))
  const trail = useAudit(filters)
  const entries = trail.data?.pages.flatMap(({ data }) => data)
  const change = (changes: Filters) => navigate({ to: '.', search: { ...filters, ...changes }, resetScroll: false })

  return (
    <Page title="Audit Trail" trail={{ Home: paths.admin, Settings: paths.settings }}>
      <div className={classes.sheet}>
        <div className={classes.toolbar} data-screen-only>
          <AuditFilters filters={filters} change={change} />
        </div>
        {!entries && !trail.error && <RowsSkeleton rows={10} columns={4} />}
        {!entries && trail.error && (
          <FailureState title={say.listFailed} failure={trail.error} onTryAgain={() => trail.refetch()} />
        )}
        {entries?.length === 0 && (
          <EmptyState icon={<IconHistory size={28} />} title="No changes match these filters" />
        )}
        {entries && entries.length > 0 && <AuditList entries={entries} />}
        {trail.hasNextPage && (
          <div className={classes.older} data-screen-only>
            <Button variant="default" loading={trail.isFetchingNextPage} onClick={() => trail.fetchNextPage()}>
              Show older changes
            </Button>
          </div>
        )}
      </div>
    </Page>
  )
}
