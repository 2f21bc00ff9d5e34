import { ActionIcon } from '@mantine/core'
import { useFullscreenDocument } from '@mantine/hooks'
import { IconArrowsMaximize, IconArrowsMinimize } from '@tabler/icons-react'
import { candidateMenu } from '#web/app/candidate-menu.ts'
import { Frame } from '#web/app/frame.tsx'
import { AccountMenu } from '#web/auth/account-menu.tsx'
import { paths } from '#web/paths.ts'

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
