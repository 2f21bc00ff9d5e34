import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type Role, RoleQuery } from '#contract/roles/role.ts'
import { roleMessages } from '#contract/roles/role-messages.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { roleQueries } from '#web/roles/role-queries.ts'
import { RolesTable } from '#web/roles/roles-table.tsx'

export const RolesPage = () => {
  const [query, change] = useListQuery(RoleQuery, useSearch({ from: `/admin${paths.roles}` }))
  const list = roleQueries.useList(query)
  const remove = roleQueries.useRemove()
  const [toDelete, setToDelete] = useState<Role>()

  return (
    <Page
      title="Roles"
      subtitle="What each role may see and do. A change takes effect at once."
      trail={{ Home: paths.admin, 'Staff Accounts': paths.staff }}
      action={
        <ButtonLink to={paths.addRole} leftSection={<IconPlus size={16} />}>
          Add Role
        </ButtonLink>
      }
    >
      <RolesTable list={list} query={query} change={change} onDelete={setToDelete} />
      <ConfirmDelete
        title={roleMessages.removeTitle}
        name={toDelete?.name}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={roleMessages}
      />
    </Page>
  )
}
