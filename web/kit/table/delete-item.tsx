import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { May } from '#web/kit/access/may.tsx'

/** Delete, as the last item of a row's menu, for those who may make the call. */
export const DeleteItem = ({ call, onClick }: { call: Pick<Endpoint, 'access'>; onClick: () => void }) => (
  <May call={call}>
    <Menu.Item leftSection={<IconTrash size={16} />} data-danger onClick={onClick}>
      Delete
    </Menu.Item>
  </May>
)
