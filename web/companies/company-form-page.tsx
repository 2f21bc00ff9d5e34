import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import { CompanyForm } from '#web/companies/company-form.tsx'
import { companyQueries } from '#web/companies/company-queries.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

export const AddCompanyPage = () => (
  <CompanyFormPage title="Add Company">
    <CompanyForm />
  </CompanyFormPage>
)

export const EditCompanyPage = () => {
  const { slug = '' } = useSearch({ from: `/admin${paths.editCompany}` })
  const company = companyQueries.useOne(slug)
  return (
    <CompanyFormPage title="Edit Company">
      <Loaded
        query={company}
        skeleton={<FormSkeleton title="Company" fields={5} />}
        failed={say.loadFailed}
        missing={{
          title: say.missing,
          action: (
            <ButtonLink to={paths.companies} mt="md">
              List Companies
            </ButtonLink>
          ),
        }}
      >
        {(found) => <CompanyForm key={found.slug} company={found} />}
      </Loaded>
    </CompanyFormPage>
  )
}

const CompanyFormPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} trail={{ Home: paths.admin, Companies: paths.companies }}>
    {children}
  </Page>
)
