import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useMayOpen } from '#web/kit/access/use-may.ts'

type MenuItemLinkProps = MenuItemProps & Omit<ComponentProps<'a'>, keyof MenuItemProps>

/** Not shown to those who may not open its screen. */
export const MenuItemLink = createLink((props: MenuItemLinkProps) => {
  const mayOpen = useMayOpen()
  return mayOpen(props.href ?? '') ? <Menu.Item component="a" {...props} /> : null
})
