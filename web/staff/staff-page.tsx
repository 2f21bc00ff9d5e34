import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type Staff, StaffQuery } from '#contract/staff/staff.ts'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { NewPasswordDialog } from '#web/staff/new-password-dialog.tsx'
import { StaffDialog } from '#web/staff/staff-dialog.tsx'
import { useStaff } from '#web/staff/staff-queries.ts'
import { type StaffAct, StaffTable } from '#web/staff/staff-table.tsx'
import { useStaffActs } from '#web/staff/use-staff-acts.tsx'

export const StaffPage = () => {
  const [query, change] = useListQuery(StaffQuery, useSearch({ from: `/admin${paths.staff}` }))
  const list = useStaff(query)
  const [edited, setEdited] = useState<Staff | 'new'>()
  const { act, tell, made, forget, dialog } = useStaffActs()

  const onAct = (kind: StaffAct, staff: Staff) => (kind === 'edit' ? setEdited(staff) : act(kind, staff))

  return (
    <Page
      title="Staff Accounts"
      trail={{ Home: paths.admin, Settings: paths.settings }}
      action={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
          Add account
        </Button>
      }
    >
      <StaffTable list={list} query={query} change={change} onAct={onAct} />
      {edited && (
        <StaffDialog
          staff={edited === 'new' ? undefined : edited}
          onAdded={tell}
          onClose={() => setEdited(undefined)}
        />
      )}
      {made && <NewPasswordDialog {...made} onClose={forget} />}
      {dialog}
    </Page>
  )
}
