import { ActionIcon } from '@mantine/core'
import { useFullscreenDocument } from '@mantine/hooks'
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconBellRinging,
  IconCalendarEvent,
  IconLayoutDashboard,
  IconSearch,
  IconUser,
} from '@tabler/icons-react'
import { Frame } from '#web/app/frame.tsx'
import type { MenuEntry } from '#web/app/menu.ts'
import { AccountMenu } from '#web/auth/account-menu.tsx'
import { paths } from '#web/paths.ts'

const candidateMenu: MenuEntry[] = [
  { label: 'Dashboard', icon: IconLayoutDashboard, to: paths.candidateDashboard },
  { label: 'My Bookings', icon: IconCalendarEvent, to: paths.candidateBookings },
  { label: 'Find Rooms', icon: IconSearch, to: paths.candidateRooms },
  { label: 'Services', icon: IconBellRinging, to: paths.candidateServices },
  { label: 'My Profile', icon: IconUser, to: paths.candidateProfile },
]

export const CandidateLayout = () => (
  <Frame
    home={paths.candidateDashboard}
    menu={candidateMenu}
    panel="Guest"
    tools={
      <>
        <FullscreenToggle />
        <AccountMenu />
      </>
    }
  />
)

const FullscreenToggle = () => {
  const { toggle, fullscreen } = useFullscreenDocument()
  const Icon = fullscreen ? IconArrowsMinimize : IconArrowsMaximize
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label="Fullscreen"
      aria-pressed={fullscreen}
      onClick={toggle}
    >
      <Icon size={20} />
    </ActionIcon>
  )
}
