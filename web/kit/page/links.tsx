import { Anchor, type AnchorProps, Button, type ButtonProps, Text } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useMayOpen } from '#web/kit/access/use-may.ts'

type AsAnchor<Props> = Props & Omit<ComponentProps<'a'>, keyof Props>

/** Links of the router in the style of Mantine. A link to a screen that a person may not open is plain text. */
export const TextLink = createLink((props: AsAnchor<AnchorProps>) => {
  const mayOpen = useMayOpen()
  const { href = '', className, fw, fz, title, children } = props
  if (mayOpen(href)) return <Anchor inherit {...props} />
  return (
    <Text span inherit className={className ?? ''} fw={fw} fz={fz} title={title}>
      {children}
    </Text>
  )
})

/** Not shown to those who may not open its screen. */
export const ButtonLink = createLink((props: AsAnchor<ButtonProps>) => {
  const mayOpen = useMayOpen()
  return mayOpen(props.href ?? '') ? <Button component="a" {...props} /> : null
})
