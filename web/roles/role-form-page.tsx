import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { roleMessages as say } from '#contract/roles/role-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { RoleForm } from '#web/roles/role-form.tsx'
import { roleQueries } from '#web/roles/role-queries.ts'

const skeleton = <FormSkeleton title="Role" fields={4} />

const missing = {
  title: say.missing,
  action: (
    <ButtonLink to={paths.roles} mt="md">
      Roles
    </ButtonLink>
  ),
}

/** A new role, or the copy of one. */
export const AddRolePage = () => {
  const { copy } = useSearch({ from: `/admin${paths.addRole}` })
  const original = roleQueries.useOne(copy)
  return (
    <RoleFormPage title="Add Role">
      {copy === undefined ? (
        <RoleForm />
      ) : (
        <Loaded query={original} skeleton={skeleton} failed={say.loadFailed} missing={missing}>
          {(found) => <RoleForm key={found.slug} copyOf={found} />}
        </Loaded>
      )}
    </RoleFormPage>
  )
}

export const EditRolePage = () => {
  const { slug = '' } = useSearch({ from: `/admin${paths.editRole}` })
  const role = roleQueries.useOne(slug)
  return (
    <RoleFormPage title={role.data?.is_owner ? role.data.name : 'Edit Role'}>
      <Loaded query={role} skeleton={skeleton} failed={say.loadFailed} missing={missing}>
        {(found) => <RoleForm key={found.slug} role={found} />}
      </Loaded>
    </RoleFormPage>
  )
}

const RoleFormPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} trail={{ Home: paths.admin, Roles: paths.roles }}>
    {children}
  </Page>
)
