import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type MenuItemLinkProps = MenuItemProps & Omit<ComponentProps<'a'>, keyof MenuItemProps>

export const MenuItemLink = createLink((props: MenuItemLinkProps) => <Menu.Item component="a" {...props} />)
