import { Breadcrumbs, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useHotelName } from '#web/kit/page/brand.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import classes from '#web/kit/page/page.module.css'

interface PageProps {
  title: string
  /** The breadcrumb; the page itself is added as the last entry. */
  trail?: Record<string, LinkProps['to']>
  /** A line under the title. */
  subtitle?: string | undefined
  action?: ReactNode
  /** Uses the whole width of the screen. */
  isWide?: boolean
  children: ReactNode
}

/** The frame of every screen: breadcrumb and title on the left, the main action on the right. */
export const Page = ({ title, trail = {}, subtitle, action, isWide = false, children }: PageProps) => {
  const steps = Object.entries(trail)
  useDocumentTitle(`${title} · ${useHotelName()}`)
  return (
    <div className={classes.page} data-wide={isWide || undefined}>
      <header className={classes.header}>
        <div>
          {steps.length > 0 && (
            <nav aria-label="Breadcrumb" data-screen-only>
              <Breadcrumbs separatorMargin={6} fz="sm" mb={2}>
                {steps.map(([name, to]) => (
                  <TextLink key={name} to={to} fz="sm">
                    {name}
                  </TextLink>
                ))}
                <Text span fz="sm" c="dimmed" aria-current="page">
                  {title}
                </Text>
              </Breadcrumbs>
            </nav>
          )}
          <Title order={1}>{title}</Title>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        <div data-screen-only>{action}</div>
      </header>
      {children}
    </div>
  )
}
