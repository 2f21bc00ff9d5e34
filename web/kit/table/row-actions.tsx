import { ActionIcon, Group, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface RowActionsProps {
  /** The name of the record, for screen readers. */
  of: string
  /** The likely next step, always visible. */
  next: ReactNode
  /** Menu items. */
  children: ReactNode
}

export const RowActions = ({ of, next, children }: RowActionsProps) => (
  <Group gap={4} wrap="nowrap" justify="flex-end">
    {next}
    <Menu position="bottom-end" transitionProps={{ duration: 100 }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={30} aria-label={`More for ${of}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  </Group>
)
