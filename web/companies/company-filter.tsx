import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { companyEndpoints } from '#contract/companies/company-endpoints.ts'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import { useCompaniesFound, useCompanyOption } from '#web/companies/company-queries.ts'
import { May } from '#web/kit/access/may.tsx'
import { typingPause } from '#web/kit/fields/typing-pause.ts'

interface CompanyFilterProps {
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** Narrows a list to one company, which is found by typing. Inactive ones are offered too: they have old invoices. */
export const CompanyFilter = (props: CompanyFilterProps) => (
  <May call={companyEndpoints.list}>
    <CompanySelect {...props} />
  </May>
)

const CompanySelect = ({ value, onChange }: CompanyFilterProps) => {
  const { data: chosen } = useCompanyOption(value ?? null)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim() === chosen?.name ? '' : typed.trim(), typingPause)
  const { data: found = [] } = useCompaniesFound(search)
  const offered = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  return (
    <Select<number>
      aria-label="Company"
      placeholder="All companies"
      clearable
      searchable
      w={170}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options }) => options}
      nothingFoundMessage={say.noneFound}
      onSearchChange={setTyped}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
