import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Permission, type PermissionGroup, permissionGroups, permissionLabel } from '#contract/kit/permission.ts'
import { roleMessages as say } from '#contract/roles/role-messages.ts'
import { useMay } from '#web/kit/access/use-may.ts'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { includedBy } from '#web/roles/role-text.ts'
import classes from '#web/roles/roles.module.css'

interface PermissionCardProps {
  group: PermissionGroup
  chosen: Permission[]
  onToggle?: (name: Permission, isOn: boolean) => void
  /** The field of a permission's limit. */
  limitField?: ((name: Permission) => ReactNode) | undefined
  isLocked?: boolean
}

/** The permissions of one part of the hotel. Those that a chosen one includes are ticked and locked. */
export const PermissionCard = ({ group, chosen, onToggle, limitField, isLocked = false }: PermissionCardProps) => {
  const may = useMay()
  const names = Object.keys(permissionGroups[group]) as Permission[]
  return (
    <FormCard title={group}>
      <Wide>
        <ul className={classes.permissions}>
          {names.map((name) => {
            const includer = isLocked ? undefined : includedBy(name, chosen)
            const isOn = chosen.includes(name) || includer !== undefined
            // The server refuses permissions that the person lacks.
            const isBeyond = !isOn && !may(name)
            return (
              <li key={name}>
                <Checkbox
                  label={permissionLabel(name)}
                  description={
                    includer ? say.includedIn(permissionLabel(includer)) : isBeyond ? say.notYours : undefined
                  }
                  checked={isOn}
                  disabled={isLocked || includer !== undefined || isBeyond}
                  onChange={(event) => onToggle?.(name, event.currentTarget.checked)}
                />
                {isOn && limitField?.(name)}
              </li>
            )
          })}
        </ul>
      </Wide>
    </FormCard>
  )
}
