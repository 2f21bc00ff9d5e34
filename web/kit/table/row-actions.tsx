import { ActionIcon, Group, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Children, isValidElement, type ReactNode } from 'react'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { useMayCall, useMayOpen } from '#web/kit/access/use-may.ts'

interface RowActionsProps {
  /** The name of the record, for screen readers. */
  of: string
  /** The likely next step, always visible. */
  next: ReactNode
  /** Menu items. */
  children: ReactNode
}

/** Without an item that this person may use, there is no menu. */
export const RowActions = ({ of, next, children }: RowActionsProps) => {
  const isForThem = useIsForThem()
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {next}
      {Children.toArray(children).some(isForThem) && (
        <Menu position="bottom-end" transitionProps={{ duration: 100 }}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={30} aria-label={`More for ${of}`}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>{children}</Menu.Dropdown>
        </Menu>
      )}
    </Group>
  )
}

/** Whether an item shows anything: links to a screen, and items of a call, hide themselves. */
const useIsForThem = () => {
  const mayCall = useMayCall()
  const mayOpen = useMayOpen()
  return (item: ReactNode) => {
    if (!isValidElement<{ to?: string; call?: Pick<Endpoint, 'access'> }>(item)) return false
    const { to, call } = item.props
    return (to === undefined || mayOpen(to)) && (call === undefined || mayCall(call))
  }
}
