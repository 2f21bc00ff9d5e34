import { Checkbox, Radio } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import { ChargeKind } from '#contract/folios/bill.ts'
import { type Folio, FolioEdit } from '#contract/folios/folio.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import { CompanyField } from '#web/bookings/form/company-field.tsx'
import { NewCompanySheet } from '#web/bookings/form/new-company-sheet.tsx'
import { fetchFolios, useAddFolio, useUpdateFolio } from '#web/folios/folio-queries.ts'
import { routeNames } from '#web/folios/folio-text.ts'
import { OtherGuestField } from '#web/folios/other-guest-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import type { FormValues } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asText } from '#web/kit/form/value-text.ts'
import '@mantine/core/styles/Radio.layer.css'

interface PayerSheetProps {
  booking: BookingDetail
  /** The folio to change; without it, one is added. */
  folio: Folio | undefined
  onClose: () => void
}

type Input = FormValues<typeof FolioEdit>

const messages = { done: say.saved, taken: say.saveFailed, failed: say.saveFailed }

const inputOf = ({ name, company, guest, routes, line, version }: Folio): Input => ({
  name,
  company_id: company?.id ?? null,
  guest_id: guest?.id ?? null,
  routes,
  line,
  version,
})

const empty: Input = { name: '', company_id: null, guest_id: null, routes: [], line: null, version: 0 }

const whoOf = (folio: Folio | undefined) => {
  if (!folio || folio.company) return 'company'
  return folio.guest ? 'guest' : 'name'
}

const labels: FieldLabel<Input>[] = [
  ['name', 'Name', asText],
  ['routes', 'Takes', (routes: ChargeKind[]) => routes.map((kind) => routeNames[kind]).join(', ') || 'none'],
]

/** Adds a folio, or changes who pays it and which charges it takes. */
export const PayerSheet = ({ booking, folio, onClose }: PayerSheetProps) => {
  const form = useFormOf(FolioEdit, folio ? inputOf(folio) : empty)
  const { control, setValue, getValues, clearErrors } = form
  const { field: routes } = useController({ control, name: 'routes' })
  const [who, setWho] = useState(whoOf(folio))
  const [newCompany, setNewCompany] = useState<string | null>(null)
  const add = useAddFolio(booking.slug)
  const update = useUpdateFolio(folio?.slug ?? '')
  const rooms = bookedLines(booking.rooms)

  const payers = useWatch({ control, name: ['company_id', 'guest_id'] })
  const hasPayer = payers.some(Boolean)
  // The name is required only without a company or a guest.
  useEffect(() => {
    if (hasPayer) clearErrors('name')
  }, [hasPayer, clearErrors])

  const choose = (chosen: string) => {
    setWho(chosen)
    setValue('company_id', null)
    setValue('guest_id', null)
  }
  const nameAfterRoom = (line: number) => {
    const room = rooms.find((one) => one.line === line)?.last.room_number
    if (getValues('name') === '' && who === 'name') setValue('name', `Room ${room}`, { shouldValidate: true })
  }
  const fetch = async () => {
    const found = (await fetchFolios(booking.slug)).find(({ slug }) => slug === folio?.slug)
    if (!found) throw new Problem(404, 'folio_missing', say.missing)
    return inputOf(found)
  }

  return (
    <>
      <FormDialog
        title={folio ? `Change folio ${folio.name}` : 'Add folio'}
        form={form}
        edited={folio && { fetch, labels }}
        onSave={(edit) => (folio ? update.mutateAsync(edit) : add.mutateAsync(edit))}
        label={folio ? 'Save' : 'Add folio'}
        say={messages}
        onClose={onClose}
      >
        <Radio.Group label="Who pays" value={who} onChange={choose}>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginTop: 4 }}>
            <Radio value="company" label="Company" />
            <Radio value="guest" label="Another guest" />
            <Radio value="name" label={rooms.length > 1 ? 'A room, or another name' : 'Another name'} />
          </div>
        </Radio.Group>
        {who === 'company' && <CompanyField control={control} name="company_id" onAddCompany={setNewCompany} />}
        {who === 'guest' && <OtherGuestField control={control} name="guest_id" />}
        {rooms.length > 1 && (
          <SelectField
            control={control}
            name="line"
            label="Room"
            clearable
            placeholder="All rooms"
            options={rooms.map(({ line, last }) => ({ value: line, label: `Room ${last.room_number}` }))}
            onChosen={nameAfterRoom}
          />
        )}
        <TextField
          control={control}
          name="name"
          label="Name"
          {...(who === 'name'
            ? { required: true }
            : { description: 'If it is empty, the name of the company or guest.' })}
        />
        <Checkbox.Group
          label="Takes these charges, now and later"
          value={routes.value ?? []}
          onChange={(chosen) => routes.onChange(chosen)}
        >
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', marginTop: 4 }}>
            {ChargeKind.options.map((kind) => (
              <Checkbox key={kind} value={kind} label={routeNames[kind]} />
            ))}
          </div>
        </Checkbox.Group>
        <Checkbox
          label="Everything"
          checked={routes.value?.length === ChargeKind.options.length}
          onChange={(event) => routes.onChange(event.currentTarget.checked ? ChargeKind.options : [])}
        />
      </FormDialog>
      <NewCompanySheet
        name={newCompany}
        onClose={() => setNewCompany(null)}
        onSaved={({ id }) => {
          setValue('company_id', id, { shouldDirty: true, shouldValidate: true })
          setNewCompany(null)
        }}
      />
    </>
  )
}
