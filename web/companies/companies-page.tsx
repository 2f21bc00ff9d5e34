import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type Company, CompanyQuery } from '#contract/companies/company.ts'
import { companyMessages } from '#contract/companies/company-messages.ts'
import { CompaniesTable } from '#web/companies/companies-table.tsx'
import { companyQueries } from '#web/companies/company-queries.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

export const CompaniesPage = () => {
  const [query, change] = useListQuery(CompanyQuery, useSearch({ from: `/admin${paths.companies}` }))
  const list = companyQueries.useList(query)
  const remove = companyQueries.useRemove()
  const [toDelete, setToDelete] = useState<Company>()

  return (
    <Page
      title="Companies"
      trail={{ Home: paths.admin }}
      action={
        <ButtonLink to={paths.addCompany} leftSection={<IconPlus size={16} />}>
          Add Company
        </ButtonLink>
      }
    >
      <CompaniesTable list={list} query={query} change={change} onDelete={setToDelete} />
      <ConfirmDelete
        title={companyMessages.removeTitle}
        name={toDelete?.name}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={companyMessages}
      />
    </Page>
  )
}
