import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type AsAnchor<Props> = Props & Omit<ComponentProps<'a'>, keyof Props>

/** Links of the router in the style of Mantine. */
export const TextLink = createLink((props: AsAnchor<AnchorProps>) => <Anchor inherit {...props} />)

export const ButtonLink = createLink((props: AsAnchor<ButtonProps>) => <Button component="a" {...props} />)
