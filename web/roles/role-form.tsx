import { Alert } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import {
  limitOf,
  type Permission,
  type PermissionGroup,
  permissionGroups,
  permissionLabel,
} from '#contract/kit/permission.ts'
import { Role, RoleEdit } from '#contract/roles/role.ts'
import { roleMessages as say } from '#contract/roles/role-messages.ts'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'
import { CheckField } from '#web/kit/fields/check-field.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { PercentField } from '#web/kit/fields/percent-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asText, asYesNo } from '#web/kit/form/value-text.ts'
import { paths } from '#web/paths.ts'
import { PermissionCard } from '#web/roles/permission-card.tsx'
import { roleQueries } from '#web/roles/role-queries.ts'
import classes from '#web/roles/roles.module.css'

type RoleInput = FormValues<typeof RoleEdit>

const inputOf = (role: Role) => valuesOf(Role, RoleEdit, role) as RoleInput

const newRole: RoleInput = { name: '', needs_second_factor: false, permissions: [], version: 0 }

const copied = (role: Role): RoleInput => ({ ...inputOf(role), name: `${role.name} (copy)`, version: 0 })

const asPermissions = (permissions: RoleInput['permissions']) =>
  permissions.map(({ permission }) => permission && permissionLabel(permission)).join(', ')

const labels: FieldLabel<RoleInput>[] = [
  ['name', 'Name', asText],
  ['needs_second_factor', say.secondFactor, asYesNo],
  ['permissions', 'Permissions', asPermissions],
]

interface RoleFormProps {
  /** The role to edit; without it, one is added. */
  role?: Role
  copyOf?: Role
}

export const RoleForm = ({ role, copyOf }: RoleFormProps) => {
  const form = useFormOf(RoleEdit, role ? inputOf(role) : copyOf ? copied(copyOf) : newRole)
  const save = roleQueries.useSave()
  const update = roleQueries.useUpdate()
  const { ask, dialog } = useQuestion()
  const { control } = form
  const isOwner = role?.is_owner === true
  const permissions = useWatch({ control, name: 'permissions' })
  const chosen = permissions.flatMap(({ permission }) => permission ?? [])

  const toggle = (name: Permission, isOn: boolean) => {
    const others = form.getValues('permissions').filter(({ permission }) => permission !== name)
    const given = { permission: name, up_to: null } as RoleInput['permissions'][number]
    form.setValue('permissions', isOn ? [...others, given] : others, { shouldDirty: true, shouldValidate: true })
  }
  const limitField = (name: Permission) => {
    const kind = limitOf(name)
    if (!kind) return null
    const Field = kind === 'amount' ? MoneyField : PercentField
    return (
      <div className={classes.limit}>
        <span aria-hidden>up to</span>
        <Field
          // Another place in the list is another field.
          key={chosen.indexOf(name)}
          control={control}
          name={`permissions.${chosen.indexOf(name)}.up_to`}
          label={say.limitLabel(permissionLabel(name))}
          placeholder={say.noLimit}
          hiddenLabel
        />
      </div>
    )
  }

  const saveRole = async (body: RoleEdit) => {
    const question = { title: say.nothingTitle, text: say.nothingText, confirmLabel: 'Save anyway' }
    if (body.permissions.length === 0 && !(await ask(question))) return undefined
    return role ? update.mutateAsync({ slug: role.slug, body }) : save.mutateAsync(body)
  }

  return (
    <FormSheet
      form={form}
      edited={role && { fetch: async () => inputOf(await roleQueries.fetchOne(role.slug)), labels }}
      backTo={paths.roles}
      label={role ? 'Update' : 'Save'}
      onSave={saveRole}
      say={{ done: role ? say.updated : say.saved, taken: say.nameTaken, failed: say.saveFailed }}
    >
      <FormCard title="Role">
        {isOwner && (
          <Wide>
            <Alert data-tone="info">{say.ownerIsFixed}</Alert>
          </Wide>
        )}
        <TextField control={control} name="name" label="Name" required readOnly={isOwner} autoFocus={!isOwner} />
        <Wide>
          <CheckField
            control={control}
            name="needs_second_factor"
            label={say.secondFactor}
            description={say.secondFactorHint}
          />
        </Wide>
      </FormCard>
      {(Object.keys(permissionGroups) as PermissionGroup[]).map((group) => (
        <PermissionCard
          key={group}
          group={group}
          chosen={chosen}
          isLocked={isOwner}
          onToggle={toggle}
          limitField={isOwner ? undefined : limitField}
        />
      ))}
      {dialog}
    </FormSheet>
  )
}
