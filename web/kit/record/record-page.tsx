import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

interface RecordPageProps<Record> {
  query: UseQueryResult<Record>
  title: string
  subtitle?: string | undefined
  /** The list that the record is in: its name in the trail, its address, and the link from a deleted record. */
  list: { name: string; to: (typeof paths)[keyof typeof paths]; link: string }
  say: { loadFailed: string; missing: string }
  actions: (record: Record) => ReactNode
  children: (record: Record) => ReactNode
}

/** The page of one record of a list. */
export const RecordPage = <Record,>({
  query,
  title,
  subtitle,
  list,
  say,
  actions,
  children,
}: RecordPageProps<Record>) => (
  <Page
    title={title}
    subtitle={subtitle}
    trail={{ Home: paths.admin, [list.name]: list.to }}
    action={query.data !== undefined && actions(query.data)}
  >
    <Loaded
      query={query}
      skeleton={<Skeleton height={420} radius="lg" />}
      failed={say.loadFailed}
      missing={{
        title: say.missing,
        action: (
          <ButtonLink to={list.to} mt="md">
            {list.link}
          </ButtonLink>
        ),
      }}
    >
      {children}
    </Loaded>
  </Page>
)
