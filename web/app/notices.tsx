import { ActionIcon, Popover } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { EmptyState } from '#web/kit/empty-state.tsx'

export const Notices = () => (
  <Popover width={300} position="bottom-end" trapFocus transitionProps={{ duration: 100 }}>
    <Popover.Target>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label="Notices">
        <IconBell size={20} />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown aria-label="Notices">
      <EmptyState icon={<IconBellOff size={24} />} title="No new notices" />
    </Popover.Dropdown>
  </Popover>
)
