import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { fieldNames } from '#contract/bookings/booking-fields.ts'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import { companyOptionQuery, useCompanyOption, useCompanyOptions } from '#web/companies/company-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { SearchSelect } from '#web/kit/fields/search-select.tsx'
import { typingPause } from '#web/kit/fields/typing-pause.ts'

interface CompanyFieldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>
  name: FieldPath<Input>
  onChosen?: (id: number | null) => void
  /** Adds a company, starting with the typed name. */
  onAddCompany: (name: string) => void
}

/** No company has this id. */
const addOption = 0

/** Finds the company or travel agent that pays, or adds one. */
export const CompanyField = <Input extends FieldValues, Output>({
  control,
  name,
  onChosen,
  onAddCompany,
}: CompanyFieldProps<Input, Output>) => {
  const { field, fieldState } = useController({ control, name })
  const value = field.value as number | null
  const client = useQueryClient()
  const { data: chosen } = useCompanyOption(value)
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
    onChosen?.(id)
  }

  return (
    <SearchSelect
      ref={field.ref}
      name={name}
      label={fieldNames.company_id.label}
      placeholder="Name, GSTIN, contact or phone"
      error={fieldState.error?.message}
      chosen={value === null ? '' : (chosen?.name ?? '')}
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
