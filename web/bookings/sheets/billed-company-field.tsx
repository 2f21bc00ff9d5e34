import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { BilledTo } from '#contract/invoices/invoice.ts'
import { useCompanyOptions } from '#web/companies/company-queries.ts'
import { useField } from '#web/kit/fields/field.ts'
import { typingPause } from '#web/kit/fields/typing-pause.ts'
import type { FormOf } from '#web/kit/form/use-form-of.ts'

interface BilledCompanyFieldProps {
  form: FormOf<typeof BilledTo>
  autoFocus: boolean
}

/** A company of the list, with its address and GSTIN, or the name of any other. */
export const BilledCompanyField = ({ form, autoFocus }: BilledCompanyFieldProps) => {
  const { shared, value, onChange } = useField({
    control: form.control,
    name: 'name',
    label: 'Company',
    required: true,
    autoFocus,
  })
  const name = String(value ?? '')
  const [search] = useDebouncedValue(name.trim(), typingPause)
  const { data: found = [] } = useCompanyOptions(search)

  const take = (chosen: string) => {
    const company = found.find((candidate) => candidate.name === chosen)
    if (!company) return
    for (const field of ['address', 'gstin'] as const) {
      form.setValue(field, company[field], { shouldDirty: true, shouldValidate: true })
    }
  }

  return (
    <Autocomplete
      {...shared}
      autoComplete="off"
      data={found.map((company) => company.name)}
      // The server has already filtered.
      filter={({ options }) => options}
      value={name}
      onChange={onChange}
      onOptionSubmit={take}
    />
  )
}
