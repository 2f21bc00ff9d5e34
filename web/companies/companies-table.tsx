import { IconBuildingPlus } from '@tabler/icons-react'
import { type Company, type CompanyQuery, companyKindNames } from '#contract/companies/company.ts'
import { companyEndpoints } from '#contract/companies/company-endpoints.ts'
import { companyMessages } from '#contract/companies/company-messages.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees } from '#contract/kit/money.ts'
import classes from '#web/companies/companies-table.module.css'
import { CompanyFilters } from '#web/companies/company-filters.tsx'
import { ActiveBadge } from '#web/kit/feedback/active-badge.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Matched } from '#web/kit/list/matched.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { CellPair } from '#web/kit/table/cell-pair.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditLink } from '#web/kit/table/row-edit-link.tsx'
import { paths } from '#web/paths.ts'

const columnsFor = (search: string | undefined): Column<Company, NonNullable<CompanyQuery['sort']>>[] => [
  {
    title: 'Name',
    sort: 'name',
    card: 'heading',
    width: '22%',
    cell: ({ name, slug, kind }) => (
      <CellPair below={companyKindNames[kind]}>
        <TextLink to={paths.company} params={{ slug }}>
          <Matched text={name} search={search} />
        </TextLink>
      </CellPair>
    ),
  },
  { title: 'GSTIN', noWrap: true, cell: ({ gstin }) => (gstin ? <Matched text={gstin} search={search} /> : null) },
  { title: 'State', sort: 'state', hideWhenNarrow: true, cell: ({ state }) => state || null },
  {
    title: 'Contact',
    sort: 'contact_person',
    cell: ({ contact_person, phone }) =>
      contact_person || phone ? (
        <CellPair
          below={
            contact_person && <span className={classes.phone}>{phone && <Matched text={phone} search={search} />}</span>
          }
        >
          <Matched text={contact_person || phone} search={search} />
        </CellPair>
      ) : null,
  },
  {
    title: 'Credit limit',
    sort: 'credit_limit',
    numeric: true,
    hideWhenNarrow: true,
    cell: ({ credit_limit }) => (credit_limit === null ? 'No credit' : formatRupees(credit_limit)),
  },
  {
    title: 'Payment terms',
    sort: 'payment_terms',
    noWrap: true,
    hideWhenNarrow: true,
    cell: ({ payment_terms }) => (payment_terms === 0 ? 'Due at once' : counted(payment_terms, 'day')),
  },
  { title: 'Status', cell: ({ is_active }) => <ActiveBadge isActive={is_active} /> },
]

interface CompaniesTableProps extends PagedList<Company, CompanyQuery> {
  onDelete: (company: Company) => void
}

export const CompaniesTable = ({ onDelete, ...paged }: CompaniesTableProps) => (
  <PagedTable
    caption="Companies"
    columns={columnsFor(paged.query.search)}
    {...paged}
    failed={companyMessages.listFailed}
    toolbar={<CompanyFilters query={paged.query} change={paged.change} />}
    actions={(company) => (
      <RowActions
        of={company.name}
        next={<RowEditLink to={paths.editCompany} search={{ slug: company.slug }} of={company.name} />}
      >
        <DeleteItem call={companyEndpoints.remove} onClick={() => onDelete(company)} />
      </RowActions>
    )}
    empty={
      <EmptyState
        icon={<IconBuildingPlus size={28} />}
        title="No companies yet"
        text="Add the companies and travel agents whose guests stay here. Bookings and invoices then have their address and GSTIN."
        action={<ButtonLink to={paths.addCompany}>Add Company</ButtonLink>}
      />
    }
  />
)
