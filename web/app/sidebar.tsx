import { IconLogout } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { MenuEntry } from '#web/app/menu.ts'
import classes from '#web/app/sidebar.module.css'
import { SidebarEntry } from '#web/app/sidebar-entry.tsx'
import { Brand, Colophon } from '#web/kit/page/brand.tsx'
import { paths } from '#web/paths.ts'

interface SidebarProps {
  menu: MenuEntry[]
  /** Guest, or the role of a person on the staff. */
  panel: string
  /** Only the icons, where the screen is narrow. */
  rail?: boolean
  onExpand?: () => void
}

const areaOf = (path: string) => path.split('/', 3).join('/')

/** A screen without its own link, such as a booking's details, belongs to the group of its parent. */
const groupOf = (menu: MenuEntry[], here: string) => {
  const groupWith = (isIt: (to: string) => boolean) => menu.find(({ links }) => links?.some(({ to }) => isIt(to)))
  return (groupWith((to) => to === here) ?? groupWith((to) => areaOf(to) === areaOf(here)))?.label
}

export const Sidebar = ({ menu, panel, rail = false, onExpand }: SidebarProps) => {
  const here = useLocation({ select: ({ pathname }) => pathname })
  const groupHere = groupOf(menu, here)
  const [open, setOpen] = useState(groupHere)

  // The group of the current screen is open; opening another closes it.
  useEffect(() => {
    if (groupHere) setOpen(groupHere)
  }, [groupHere])

  const press = (label: string) => {
    if (rail) onExpand?.()
    setOpen(open === label && !rail ? undefined : label)
  }

  return (
    <div className={classes.sidebar} data-rail={rail}>
      <div className={classes.brand}>
        <Brand compact={rail} />
      </div>
      {!rail && <div className={classes.panel}>{panel}</div>}
      <nav aria-label="Menu" className={classes.menu}>
        {menu.map((entry) => (
          <SidebarEntry
            key={entry.label}
            entry={entry}
            rail={rail}
            open={open === entry.label && !rail}
            onPress={() => press(entry.label)}
          />
        ))}
        <SidebarEntry entry={{ label: 'Logout', icon: IconLogout, to: paths.logout }} rail={rail} />
      </nav>
      {!rail && (
        <footer className={classes.footer}>
          <Colophon />
        </footer>
      )}
    </div>
  )
}
