import { Button, Skeleton, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatPercent } from '#contract/kit/percent.ts'
import { taxCategoryMessages } from '#contract/taxes/tax-category-messages.ts'
import { taxMessages as say } from '#contract/taxes/tax-messages.ts'
import type { TaxRule } from '#contract/taxes/tax-rule.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { CompositeSwitch } from '#web/settings/composite-switch.tsx'
import { IndianGst } from '#web/taxes/indian-gst.tsx'
import { SpecifiedPremises } from '#web/taxes/specified-premises/specified-premises.tsx'
import { TaxCategories } from '#web/taxes/tax-categories.tsx'
import { useTaxCategories } from '#web/taxes/tax-category-queries.ts'
import { useRemoveTaxRule, useTaxRules } from '#web/taxes/tax-queries.ts'
import { TaxRuleDialog } from '#web/taxes/tax-rule-dialog.tsx'
import { TaxRulesTable } from '#web/taxes/tax-rules-table.tsx'
import { TaxWarnings } from '#web/taxes/tax-warnings.tsx'

export const TaxesPage = () => {
  const rules = useTaxRules()
  const categories = useTaxCategories()
  const remove = useRemoveTaxRule()
  const [edited, setEdited] = useState<TaxRule | 'new'>()
  const [toDelete, setToDelete] = useState<TaxRule>()

  return (
    <Page
      title="Taxes"
      subtitle={rules.data?.length === 0 ? 'No tax is charged.' : undefined}
      trail={{ Home: paths.admin, Settings: paths.settings }}
      action={
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
          Add tax rate
        </Button>
      }
    >
      <Stack>
        <TaxWarnings />
        <Loaded query={rules} skeleton={<Skeleton height={200} radius="lg" />} failed={say.listFailed}>
          {(all) => (
            <>
              {all.length === 0 && <IndianGst />}
              {all.length > 0 && <TaxRulesTable rules={all} onEdit={setEdited} onDelete={setToDelete} />}
            </>
          )}
        </Loaded>
        <Loaded
          query={categories}
          skeleton={<Skeleton height={200} radius="lg" />}
          failed={taxCategoryMessages.listFailed}
        >
          {(all) => <TaxCategories categories={all} rules={rules.data ?? []} />}
        </Loaded>
        <CompositeSwitch />
        <SpecifiedPremises />
      </Stack>
      {edited && categories.data && (
        <TaxRuleDialog
          rule={edited === 'new' ? undefined : edited}
          categories={categories.data}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDelete
        title="Delete tax rate"
        name={toDelete && `the rate of ${formatPercent(toDelete.rate)} for ${toDelete.tax_category.name.toLowerCase()}`}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={say}
      />
    </Page>
  )
}
