import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface RowEditLinkProps extends Omit<ComponentProps<'a'>, 'color' | 'style' | 'children'> {
  of: string
}

/** Edit, as the next step of a row whose form is a page. */
export const RowEditLink = createLink(({ of, ...link }: RowEditLinkProps) => (
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
))
