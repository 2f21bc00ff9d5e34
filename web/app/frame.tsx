import '#web/app/mantine-inside.css'
import { AppShell, Burger, Drawer } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconHome } from '@tabler/icons-react'
import { Link, Outlet, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import classes from '#web/app/frame.module.css'
import type { MenuEntry } from '#web/app/menu.ts'
import { ProgressLine } from '#web/app/progress-line.tsx'
import { Sidebar } from '#web/app/sidebar.tsx'
import { useLiveUpdates } from '#web/app/use-live-updates.ts'

interface FrameProps {
  home: string
  menu: MenuEntry[]
  panel: string
  /** The right end of the top bar. */
  tools: ReactNode
  /** Shown instead of the screen. */
  children?: ReactNode
}

const now = { getInitialValueInEffect: false }

/** Top bar and sidebar around a screen: a full sidebar on a desktop, icons on a tablet, a drawer on a phone. */
export const Frame = ({ home, menu, panel, tools, children }: FrameProps) => {
  const onDesktop = useMediaQuery('(min-width: 75em)', true, now)
  const onPhone = useMediaQuery('(max-width: 40em)', false, now)
  const [expanded, { toggle, open, close }] = useDisclosure(onDesktop)
  useLiveUpdates()
  const router = useRouter()

  useEffect(() => {
    if (onDesktop) open()
    else close()
  }, [onDesktop, open, close])

  // On a small screen the sidebar closes when a link was followed. The frame is not drawn again with every filter.
  useEffect(() => router.subscribe('onBeforeNavigate', () => !onDesktop && close()), [router, onDesktop, close])

  const rail = !expanded
  return (
    <AppShell
      layout="alt"
      header={{ height: 52 }}
      navbar={{ width: rail ? 60 : 256, breakpoint: '40em', collapsed: { mobile: true } }}
      padding={{ base: 'sm', sm: 'md' }}
      transitionDuration={120}
    >
      <a href="#content" className={classes.skip} data-screen-only>
        Skip to content
      </a>
      <AppShell.Header className={classes.bar} data-screen-only>
        <Burger
          opened={onPhone && expanded}
          onClick={toggle}
          size="sm"
          aria-label={expanded ? 'Close the menu' : 'Open the menu'}
          aria-expanded={expanded}
        />
        <Link to={home} className={classes.home} activeOptions={{ includeSearch: false }}>
          <IconHome size={18} aria-hidden />
          Home
        </Link>
        <div className={classes.tools}>{tools}</div>
        <ProgressLine />
      </AppShell.Header>
      {onPhone ? (
        <Drawer
          opened={expanded}
          onClose={close}
          size={280}
          padding={0}
          withCloseButton={false}
          transitionProps={{ duration: 120 }}
          classNames={{ body: classes.drawer, content: classes.side }}
          attributes={{ content: { 'aria-label': 'Menu' } }}
        >
          <Sidebar menu={menu} panel={panel} />
        </Drawer>
      ) : (
        <AppShell.Navbar className={classes.side} data-screen-only>
          <Sidebar menu={menu} panel={panel} rail={rail} onExpand={open} />
        </AppShell.Navbar>
      )}
      <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
        {children ?? <Outlet />}
      </AppShell.Main>
    </AppShell>
  )
}
