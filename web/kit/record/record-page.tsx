import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'

interface RecordPageProps<Record> {
  query: UseQueryResult<Record>
  title: string
  subtitle?: string | undefined
  trail: ComponentProps<typeof Page>['trail']
  /** The link from the page of a deleted record to the list. */
  list: { label: string; to: ComponentProps<typeof ButtonLink>['to'] }
  say: { loadFailed: string; missing: string }
  actions: (record: Record) => ReactNode
  children: (record: Record) => ReactNode
}

/** The page of one record of a list. */
export const RecordPage = <Record,>({
  query,
  title,
  subtitle,
  trail,
  list,
  say,
  actions,
  children,
}: RecordPageProps<Record>) => (
  <Page title={title} subtitle={subtitle} trail={trail} action={query.data !== undefined && actions(query.data)}>
    <Loaded
      query={query}
      skeleton={<Skeleton height={420} radius="lg" />}
      failed={say.loadFailed}
      missing={{
        title: say.missing,
        action: (
          <ButtonLink to={list.to} mt="md">
            {list.label}
          </ButtonLink>
        ),
      }}
    >
      {children}
    </Loaded>
  </Page>
)
