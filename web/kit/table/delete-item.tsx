import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'

/** Delete, as the last item of a row's menu. */
export const DeleteItem = ({ onClick }: { onClick: () => void }) => (
  <Menu.Item leftSection={<IconTrash size={16} />} data-danger onClick={onClick}>
    Delete
  </Menu.Item>
)
