import { Alert, Button, Skeleton } from '@mantine/core'
import { IconHomePlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { RateCalendar } from '#contract/rates/rate.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import classes from '#web/rates/rate-calendar-page.module.css'
import { ratesQuery } from '#web/rates/rate-queries.ts'
import { RateWorkspace } from '#web/rates/rate-workspace.tsx'
import { type RateView, useRateView } from '#web/rates/use-rate-view.ts'

export const RateCalendarPage = () => {
  const view = useRateView(useSearch({ from: `/admin${paths.rates}` }))
  const { data: read, error, refetch } = useQuery(ratesQuery(view.range))
  // If other days can't be read, the sheet stays, with what is not saved yet.
  const last = useRef(read)
  if (read) last.current = read
  const data = read ?? last.current
  if (data && data.room_types.length > 0) {
    return <Filled view={view} calendar={data} error={error} onTryAgain={refetch} />
  }
  return (
    <Page title="Rate Calendar" trail={{ Home: paths.admin }} isWide>
      {data ? (
        <EmptyState
          icon={<IconHomePlus size={28} />}
          title={say.noTypes}
          text={say.addTypesFirst}
          action={<ButtonLink to={paths.addRoomType}>Add Room Type</ButtonLink>}
        />
      ) : error ? (
        <FailureState title={say.listFailed} failure={error} onTryAgain={refetch} />
      ) : (
        <SheetSkeleton />
      )}
    </Page>
  )
}

interface FilledProps {
  view: RateView
  calendar: RateCalendar
  error: Error | null
  onTryAgain: () => void
}

const Filled = ({ view, calendar, error, onTryAgain }: FilledProps) => (
  <RateWorkspace view={view} calendar={calendar}>
    {error && (
      <Alert className={classes.refused} data-tone="danger" role="alert">
        {failureText(error, say.listFailed)}
        <Button size="compact-sm" variant="default" onClick={onTryAgain}>
          Try again
        </Button>
      </Alert>
    )}
  </RateWorkspace>
)

/** The sheet while it loads: toolbars, a header and rows. */
const SheetSkeleton = () => (
  <div className={classes.skeleton} aria-hidden>
    <Skeleton height={36} />
    <Skeleton height={44} />
    <Skeleton height={56} />
    {Array.from({ length: 12 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton have no ids and never change order
      <Skeleton key={row} height={32} />
    ))}
  </div>
)
