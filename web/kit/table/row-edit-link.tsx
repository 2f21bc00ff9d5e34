import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useMayOpen } from '#web/kit/access/use-may.ts'

interface RowEditLinkProps extends Omit<ComponentProps<'a'>, 'color' | 'style' | 'children'> {
  of: string
}

/** Edit, as the next step of a row whose form is a page; only for those who may open it. */
export const RowEditLink = createLink(({ of, ...link }: RowEditLinkProps) => {
  const mayOpen = useMayOpen()
  if (!mayOpen(link.href ?? '')) return null
  return (
    <Button
      {...link}
      component="a"
      size="compact-sm"
      variant="default"
      leftSection={<IconPencil size={14} />}
      aria-label={`Edit ${of}`}
    >
      Edit
    </Button>
  )
})
