import { IconCopy, IconUserShield } from '@tabler/icons-react'
import { counted } from '#contract/kit/counted.ts'
import type { Role, RoleQuery } from '#contract/roles/role.ts'
import { roleEndpoints } from '#contract/roles/role-endpoints.ts'
import { roleMessages } from '#contract/roles/role-messages.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { MenuItemLink } from '#web/kit/page/menu-item-link.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditLink } from '#web/kit/table/row-edit-link.tsx'
import { paths } from '#web/paths.ts'
import { mainPermissions } from '#web/roles/role-text.ts'

const columns: Column<Role, NonNullable<RoleQuery['sort']>>[] = [
  {
    title: 'Name',
    sort: 'name',
    card: 'heading',
    noWrap: true,
    cell: ({ name, slug }) => (
      <TextLink to={paths.editRole} search={{ slug }}>
        {name}
      </TextLink>
    ),
  },
  {
    title: 'People',
    noWrap: true,
    cell: ({ staff_count }) => (staff_count === 0 ? 'Nobody' : counted(staff_count, 'person', 'people')),
  },
  {
    title: 'Second factor',
    noWrap: true,
    hideWhenNarrow: true,
    cell: ({ needs_second_factor }) => (needs_second_factor ? 'Required' : 'Optional'),
  },
  { title: 'May', width: '50%', cell: (role) => <ClippedText>{mainPermissions(role)}</ClippedText> },
]

interface RolesTableProps extends PagedList<Role, RoleQuery> {
  onDelete: (role: Role) => void
}

export const RolesTable = ({ onDelete, ...paged }: RolesTableProps) => (
  <PagedTable
    caption="Roles"
    columns={columns}
    {...paged}
    failed={roleMessages.listFailed}
    toolbar={<ListSearch label="Search roles" query={paged.query} change={paged.change} />}
    actions={(role) => (
      <RowActions of={role.name} next={<RowEditLink to={paths.editRole} search={{ slug: role.slug }} of={role.name} />}>
        <MenuItemLink to={paths.addRole} search={{ copy: role.slug }} leftSection={<IconCopy size={16} />}>
          Copy
        </MenuItemLink>
        {!role.is_owner && <DeleteItem call={roleEndpoints.remove} onClick={() => onDelete(role)} />}
      </RowActions>
    )}
    empty={<EmptyState icon={<IconUserShield size={28} />} title="No roles yet" />}
  />
)
