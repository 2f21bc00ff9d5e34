import { Button, Skeleton, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { foreignerEndpoints } from '#contract/foreigners/foreigner-endpoints.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { codeListNames, type FormCode, FormCodeList, type FormField } from '#contract/foreigners/form-three.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { CodeDialog, FieldDialog } from '#web/foreigners/form-three-dialogs.tsx'
import { useFormThree, useRemoveFormCode, useRemoveFormField } from '#web/foreigners/form-three-queries.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { CellPair } from '#web/kit/table/cell-pair.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditButton } from '#web/kit/table/row-edit-button.tsx'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'

const validity: Column<{ valid_from: string; is_active: boolean }> = {
  title: 'Valid from',
  noWrap: true,
  cell: ({ valid_from, is_active }) => (
    <CellPair below={is_active ? '' : 'No longer asked for'}>{formatDay(valid_from)}</CellPair>
  ),
}

const fieldColumns: Column<FormField>[] = [
  { title: 'Order', noWrap: true, cell: ({ position }) => position },
  { title: 'Label', card: 'heading', cell: ({ label, section }) => <CellPair below={section}>{label}</CellPair> },
  { title: 'Name in the portal', cell: ({ portal_name }) => portal_name },
  { title: 'Required', cell: ({ is_required }) => (is_required ? 'Yes' : 'No') },
  validity,
]

const codeColumns: Column<FormCode>[] = [
  { title: 'Order', noWrap: true, cell: ({ position }) => position },
  { title: 'Label', card: 'heading', cell: ({ label }) => label },
  { title: 'Code', cell: ({ code }) => code },
  validity,
]

const nameOf = ({ label, valid_from }: FormField | FormCode) => `“${label}”, valid from ${formatDay(valid_from)}`

/** The portal's form as data: when the portal changes, the copy sheet follows from a day on. */
export const FormThreePage = () => {
  const form = useFormThree()
  const today = useHotelToday()
  const [field, setField] = useState<FormField>()
  const [code, setCode] = useState<FormCode>()
  const [deleted, setDeleted] = useState<{ name: string; remove: () => Promise<{ message: string }> }>()
  const removeField = useRemoveFormField()
  const removeCode = useRemoveFormCode()
  const newCode: FormCode = {
    list: 'purpose',
    code: '',
    label: '',
    position: 1000,
    is_active: true,
    valid_from: today,
    version: 0,
  }
  return (
    <Page
      title="Form III"
      subtitle="Fields and codes of the portal for foreigners. A change is valid from its day; earlier stays keep theirs."
      trail={{ Home: paths.admin, Foreigners: paths.foreigners }}
      action={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setCode(newCode)}>
          Add code
        </Button>
      }
    >
      <Loaded query={form} skeleton={<Skeleton height={420} radius="lg" />} failed={say.formFailed}>
        {({ fields, codes, later_fields, later_codes }) => (
          <Stack gap="lg">
            <SmallTable
              caption="Fields"
              rows={[...fields, ...later_fields]}
              rowKey={({ key, valid_from }) => `${key} ${valid_from}`}
              columns={fieldColumns}
              actions={(one) => (
                <RowActions
                  of={`${one.section}: ${one.label}`}
                  next={
                    <RowEditButton
                      of={`${one.section}: ${one.label}`}
                      call={foreignerEndpoints.saveField}
                      onClick={() => setField(one)}
                    />
                  }
                >
                  <DeleteItem
                    call={foreignerEndpoints.removeField}
                    onClick={() => setDeleted({ name: nameOf(one), remove: () => removeField.mutateAsync(one) })}
                  />
                </RowActions>
              )}
            />
            {FormCodeList.options.map((list) => (
              <section key={list} aria-label={codeListNames[list]}>
                <h2>{codeListNames[list]}</h2>
                <SmallTable
                  caption={codeListNames[list]}
                  rows={[...codes, ...later_codes].filter((one) => one.list === list)}
                  rowKey={({ code: key, valid_from }) => `${key} ${valid_from}`}
                  columns={codeColumns}
                  actions={(one) => (
                    <RowActions
                      of={one.label}
                      next={
                        <RowEditButton of={one.label} call={foreignerEndpoints.saveCode} onClick={() => setCode(one)} />
                      }
                    >
                      <DeleteItem
                        call={foreignerEndpoints.removeCode}
                        onClick={() => setDeleted({ name: nameOf(one), remove: () => removeCode.mutateAsync(one) })}
                      />
                    </RowActions>
                  )}
                />
              </section>
            ))}
          </Stack>
        )}
      </Loaded>
      {field && <FieldDialog field={field} onClose={() => setField(undefined)} />}
      <ConfirmDelete
        name={deleted?.name}
        onDelete={async () => deleted?.remove() ?? { message: '' }}
        onClose={() => setDeleted(undefined)}
        say={{ removed: say.rowRemoved, removeFailed: say.saveFailed }}
      />
      {code && <CodeDialog code={code} onClose={() => setCode(undefined)} />}
    </Page>
  )
}
