import { ActionIcon, Alert, Button, Checkbox, Group, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import {
  allRegisterColumns,
  type RegisterColumn,
  type RegisterShows,
  registerColumns,
} from '#contract/guest-register/register-column.ts'
import { registerEndpoints } from '#contract/guest-register/register-endpoints.ts'
import { registerMessages as say } from '#contract/guest-register/register-messages.ts'
import type { RegisterTemplate } from '#contract/guest-register/register-template.ts'
import classes from '#web/guest-register/guest-register.module.css'
import { useAddTemplate, useChangeTemplate, useRemoveTemplate } from '#web/guest-register/register-queries.ts'
import { May } from '#web/kit/access/may.tsx'
import { Dialog } from '#web/kit/page/dialog.tsx'

interface TemplateDialogProps {
  template: RegisterTemplate | undefined
  columns: RegisterColumn[]
  shows: RegisterShows
  onUse: (columns: RegisterColumn[]) => void
  onSaved: (template: RegisterTemplate) => void
  onRemoved: () => void
  onClose: () => void
}

/** Chooses the columns and their order, for now or as a template. */
export const TemplateDialog = (props: TemplateDialogProps) => {
  const { template, shows, onUse, onSaved, onRemoved, onClose } = props
  const [order, setOrder] = useState(() => [
    ...props.columns,
    ...allRegisterColumns.filter((column) => !props.columns.includes(column)),
  ])
  const [chosen, setChosen] = useState(() => new Set(props.columns))
  const [name, setName] = useState(template?.name ?? '')
  const [isDefault, setDefault] = useState(template?.is_default ?? false)
  const columns = order.filter((column) => chosen.has(column))
  const draft = { name, columns, shows, is_default: isDefault }
  const saved = { onDone: ({ data }: { data: RegisterTemplate }) => onSaved(data) }
  const add = useAddTemplate(saved)
  const change = useChangeTemplate(template?.slug ?? '', saved)
  const remove = useRemoveTemplate(template?.slug ?? '', onRemoved)
  const refusal = add.refusal ?? change.refusal ?? remove.refusal
  const busy = add.busy || change.busy || remove.busy

  const tick = (column: RegisterColumn) => {
    const ticked = new Set(chosen)
    if (!ticked.delete(column)) ticked.add(column)
    setChosen(ticked)
  }
  const move = (from: number, to: number) => {
    const moved = [...order]
    const [column] = moved.splice(from, 1)
    if (column) moved.splice(to, 0, column)
    setOrder(moved)
  }

  return (
    <Dialog title="Columns of the register" onClose={onClose} size={560}>
      <ol className={classes.columns}>
        {order.map((column, index) => (
          <li key={column}>
            <Checkbox label={registerColumns[column]} checked={chosen.has(column)} onChange={() => tick(column)} />
            <span>
              <ActionIcon
                variant="subtle"
                aria-label={`Move ${registerColumns[column]} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={`Move ${registerColumns[column]} down`}
                disabled={index === order.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ol>
      {columns.length === 0 && <p className={classes.note}>{say.noColumns}</p>}
      <May call={registerEndpoints.saveTemplate}>
        <Group align="flex-end" mt="md">
          <TextInput
            label="Name of the template"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            flex={1}
          />
          <Checkbox
            label="Default"
            mb={8}
            checked={isDefault}
            disabled={template?.is_default ?? false}
            onChange={() => setDefault(!isDefault)}
          />
        </Group>
        <Group mt="sm" gap="xs">
          <Button
            variant="default"
            disabled={busy || columns.length === 0 || !template}
            onClick={() => template && change.act({ ...draft, version: template.version })}
          >
            Save changes
          </Button>
          <Button
            variant="default"
            disabled={busy || columns.length === 0}
            onClick={() => add.act({ ...draft, is_default: isDefault && !template?.is_default })}
          >
            Save as new
          </Button>
          {template && !template.is_default && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} />}
              disabled={busy}
              onClick={() => remove.act()}
            >
              Delete
            </Button>
          )}
        </Group>
      </May>
      {refusal && (
        <Alert data-tone="danger" mt="md" role="alert">
          {refusal}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={columns.length === 0} onClick={() => onUse(columns)}>
          Use these columns
        </Button>
      </Group>
    </Dialog>
  )
}
