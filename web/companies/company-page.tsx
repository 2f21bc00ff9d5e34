import { Button, Group, Skeleton } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type Company, companyKindNames } from '#contract/companies/company.ts'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import { companyPaymentEndpoints } from '#contract/companies/company-payment.ts'
import { type CompanyAccount, StatementQuery } from '#contract/companies/statement.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees, larger, zero } from '#contract/kit/money.ts'
import { AgeingCard } from '#web/companies/ageing-card.tsx'
import { useUseCredit } from '#web/companies/company-payment-queries.ts'
import { CompanyPaymentSheet } from '#web/companies/company-payment-sheet.tsx'
import { LedgerTable } from '#web/companies/ledger-table.tsx'
import { StatementActions } from '#web/companies/statement-actions.tsx'
import { useLedger, useStatement } from '#web/companies/statement-queries.ts'
import { May } from '#web/kit/access/may.tsx'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'
import classes from '#web/reports/reports.module.css'

/** The account of a company: what it owes, and its ledger. */
export const CompanyPage = () => {
  const { slug } = useParams({ from: `/admin${paths.company}` })
  const [query, change] = useListQuery(StatementQuery, useSearch({ from: `/admin${paths.company}` }))
  const statement = useStatement(slug, query)
  const ledger = useLedger(slug, query)
  const { data } = statement
  const mayCall = useMayCall()
  const credit = useUseCredit(slug)
  const [isPaying, setPaying] = useState(false)
  const company = data?.company
  return (
    <Page
      title={company?.name ?? 'Company'}
      subtitle={company && [companyKindNames[company.kind], company.gstin, company.state].filter(Boolean).join(' · ')}
      trail={{ Home: paths.admin, Companies: paths.companies }}
      action={
        data && (
          <Group gap="xs">
            <StatementActions company={data.company} period={{ date_from: data.from, date_to: data.to }} />
            <ButtonLink variant="default" to={paths.editCompany} search={{ slug }}>
              Edit
            </ButtonLink>
            {mayCall(companyPaymentEndpoints.useCredit) && data.account.credit_balance > 0 && data.account.owed > 0 && (
              <Button variant="default" loading={credit.busy} onClick={() => credit.act()}>
                Use credit
              </Button>
            )}
            <May call={companyPaymentEndpoints.pay}>
              <Button onClick={() => setPaying(true)}>Add Payment</Button>
            </May>
          </Group>
        )
      }
    >
      <Loaded
        query={statement}
        skeleton={<Skeleton height={420} radius="lg" />}
        failed={say.accountFailed}
        missing={{
          title: say.missing,
          action: (
            <ButtonLink to={paths.companies} mt="md">
              List Companies
            </ButtonLink>
          ),
        }}
      >
        {({ company, account }) => (
          <div className={classes.report}>
            <Account company={company} account={account} />
            <LedgerTable list={ledger} query={query} change={change} period={data} />
          </div>
        )}
      </Loaded>
      {company && isPaying && <CompanyPaymentSheet company={company} onClose={() => setPaying(false)} />}
    </Page>
  )
}

const Account = ({ company, account }: { company: Company; account: CompanyAccount }) => (
  <>
    <FigureBoxes
      figures={[
        {
          label: 'Balance',
          value: formatRupees(account.balance),
          note: account.balance < 0 ? 'in favour of the company' : 'owed by the company',
        },
        {
          label: 'Overdue',
          value: formatRupees(account.overdue),
          note:
            company.payment_terms === 0
              ? 'due at once'
              : `due ${counted(company.payment_terms, 'day')} after the invoice`,
        },
        {
          label: 'Credit limit',
          value: company.credit_limit === null ? 'No credit' : formatRupees(company.credit_limit),
          ...(account.credit_free !== null && {
            note: `${formatRupees(larger(zero, account.balance))} used, ${formatRupees(account.credit_free)} free`,
          }),
        },
        { label: 'Credit balance', value: formatRupees(account.credit_balance), note: 'paid too much' },
      ]}
    />
    <AgeingCard ageing={account.ageing} owed={account.owed} />
  </>
)
