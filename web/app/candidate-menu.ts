import { IconBellRinging, IconCalendarEvent, IconLayoutDashboard, IconSearch, IconUser } from '@tabler/icons-react'
import type { MenuEntry } from '#web/app/menu.ts'
import { paths } from '#web/paths.ts'

export const candidateMenu: MenuEntry[] = [
  { label: 'Dashboard', icon: IconLayoutDashboard, to: paths.candidateDashboard },
  { label: 'My Bookings', icon: IconCalendarEvent, to: paths.candidateBookings },
  { label: 'Find Rooms', icon: IconSearch, to: paths.candidateRooms },
  { label: 'Services', icon: IconBellRinging, to: paths.candidateServices },
  { label: 'My Profile', icon: IconUser, to: paths.candidateProfile },
]
