import { Menu } from '@mantine/core'
import { IconKey, IconMail, IconShieldOff, IconUserCheck, IconUserOff, IconUsersGroup } from '@tabler/icons-react'
import { formatMoment } from '#contract/kit/time/calendar-date.ts'
import type { Staff, StaffQuery } from '#contract/staff/staff.ts'
import { staffEndpoints } from '#contract/staff/staff-endpoints.ts'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'
import { ActiveBadge } from '#web/kit/feedback/active-badge.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import type { Column } from '#web/kit/table/column.ts'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditButton } from '#web/kit/table/row-edit-button.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { useCoversRole } from '#web/roles/role-queries.ts'

export type StaffAct = 'edit' | 'link' | 'password' | 'disable' | 'enable' | 'secondFactor'

interface StaffTableProps extends PagedList<Staff, StaffQuery> {
  onAct: (act: StaffAct, staff: Staff) => void
}

const Moment = ({ at }: { at: string }) => {
  const zone = useHotelZone()
  return formatMoment(at, zone)
}

const columns: Column<Staff, NonNullable<StaffQuery['sort']>>[] = [
  { title: 'Name', sort: 'name', card: 'heading', cell: ({ name }) => name },
  { title: 'Email', sort: 'email', cell: ({ email }) => email },
  { title: 'Role', cell: ({ role_name }) => role_name },
  {
    title: 'Last seen',
    hideWhenNarrow: true,
    cell: ({ last_seen_at }) => (last_seen_at === null ? 'Never' : <Moment at={last_seen_at} />),
  },
  { title: 'Status', cell: ({ is_active }) => <ActiveBadge isActive={is_active} /> },
]

export const StaffTable = ({ onAct, ...paged }: StaffTableProps) => {
  const covers = useCoversRole()
  return (
    <PagedTable
      caption="Staff accounts"
      columns={columns}
      {...paged}
      failed={say.listFailed}
      toolbar={<ListSearch label="Name or email" query={paged.query} change={paged.change} />}
      actions={(staff) =>
        covers(staff.role_id) && (
          <RowActions
            of={staff.name}
            next={<RowEditButton of={staff.name} call={staffEndpoints.update} onClick={() => onAct('edit', staff)} />}
          >
            {staff.is_active ? (
              <>
                <Menu.Item leftSection={<IconMail size={16} />} onClick={() => onAct('link', staff)}>
                  Send a link for a new password
                </Menu.Item>
                <Menu.Item leftSection={<IconKey size={16} />} onClick={() => onAct('password', staff)}>
                  Generate password
                </Menu.Item>
                {staff.has_second_factor && (
                  <Menu.Item leftSection={<IconShieldOff size={16} />} onClick={() => onAct('secondFactor', staff)}>
                    Reset second factor
                  </Menu.Item>
                )}
                <Menu.Item leftSection={<IconUserOff size={16} />} data-danger onClick={() => onAct('disable', staff)}>
                  Disable
                </Menu.Item>
              </>
            ) : (
              <Menu.Item leftSection={<IconUserCheck size={16} />} onClick={() => onAct('enable', staff)}>
                Enable
              </Menu.Item>
            )}
          </RowActions>
        )
      }
      empty={<EmptyState icon={<IconUsersGroup size={28} />} title="No accounts yet" />}
    />
  )
}
