import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { fieldNames } from '#contract/bookings/booking-fields.ts'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { companyOptionQuery, useCompanyOption, useCompanyOptions } from '#web/companies/company-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { SearchSelect } from '#web/kit/fields/search-select.tsx'
import { typingPause } from '#web/kit/fields/typing-pause.ts'

interface CompanyFieldProps {
  form: BookingForm
  /** Adds a company, starting with the typed name. */
  onAddCompany: (name: string) => void
}

/** No company has this id. */
const addOption = 0

/** Finds the company or travel agent of a booking, or adds one. */
export const CompanyField = ({ form, onAddCompany }: CompanyFieldProps) => {
  const { field, fieldState } = useController({ control: form.control, name: 'company_id' })
  const client = useQueryClient()
  const { data: chosen } = useCompanyOption(field.value)
  const [typed, setTyped] = useState<string>()
  const wanted = typed?.trim() ?? ''
  const [search] = useDebouncedValue(wanted, typingPause)
  const { data: found = [], error, isPlaceholderData, isPending } = useCompanyOptions(search)

  useFailureToast(error, failureText(error, say.listFailed))

  const choose = (id: number | null) => {
    if (id === addOption) return onAddCompany(wanted)
    const company = found.find((candidate) => candidate.id === id)
    if (company) client.setQueryData(companyOptionQuery(id).queryKey, company)
    field.onChange(id)
  }

  return (
    <SearchSelect
      ref={field.ref}
      name="company_id"
      label={fieldNames.company_id.label}
      placeholder="Name, GSTIN, contact or phone"
      error={fieldState.error?.message}
      chosen={field.value === null ? '' : (chosen?.name ?? '')}
      typed={typed}
      onType={setTyped}
      options={[
        ...found.map(({ id, name }) => ({ value: id, label: name })),
        // Without a text to search in, it is the last option.
        { value: addOption, label: wanted === '' ? say.add : say.addTyped(wanted), text: '' },
      ]}
      isCurrent={wanted === search && !isPlaceholderData && !isPending}
      nothingFound={error ? say.listFailed : say.noneFound}
      onChoose={choose}
      onBlur={field.onBlur}
    />
  )
}
