import { IconBellRinging, IconCalendarEvent, IconLayoutDashboard, IconSearch, IconUser } from '@tabler/icons-react'
import type { MenuEntry } from '#web/app/menu.ts'
import { paths } from '#web/app/paths.ts'

/** Entries without an address are shown as coming soon. */
export const candidateMenu: MenuEntry[] = [
  { label: 'Dashboard', icon: IconLayoutDashboard, to: paths.candidateDashboard },
  { label: 'My Bookings', icon: IconCalendarEvent },
  { label: 'Find Rooms', icon: IconSearch },
  { label: 'Services', icon: IconBellRinging },
  { label: 'My Profile', icon: IconUser },
]
