import { IconCategoryPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { itemCategoryMessages } from '#contract/item-categories/item-category-messages.ts'
import type { Item } from '#contract/items/item.ts'
import { itemMessages as say } from '#contract/items/item-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import { taxCategoryMessages } from '#contract/taxes/tax-category-messages.ts'
import { useItemCategoryOptions } from '#web/item-categories/item-category-queries.ts'
import { ItemForm } from '#web/items/item-form.tsx'
import { itemQueries } from '#web/items/item-queries.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { useTaxCategories } from '#web/taxes/tax-category-queries.ts'

const skeleton = <FormSkeleton title="Item" fields={4} />

export const ItemFormPage = () => {
  const { slug } = useSearch({ from: `/admin${paths.addItem}` })
  return slug === undefined ? (
    <ItemPage title="Add Item">
      <ItemFormWithCategories />
    </ItemPage>
  ) : (
    <EditItemPage slug={slug} />
  )
}

const EditItemPage = ({ slug }: { slug: string }) => {
  const item = itemQueries.useOne(slug)
  const navigate = useNavigate()
  const isGone = item.error instanceof Problem && item.error.status === 404

  useFailureToast(item.error, isGone ? say.missing : say.loadFailed)
  useEffect(() => {
    if (isGone) navigate({ to: paths.items, replace: true })
  }, [isGone, navigate])

  return (
    <ItemPage title="Edit Item">
      {isGone ? (
        skeleton
      ) : (
        <Loaded query={item} skeleton={skeleton} failed={say.loadFailed}>
          {(found) => <ItemFormWithCategories key={found.slug} item={found} />}
        </Loaded>
      )}
    </ItemPage>
  )
}

const ItemFormWithCategories = ({ item }: { item?: Item }) => {
  const categories = useItemCategoryOptions()
  const taxCategories = useTaxCategories()
  return (
    <Loaded query={categories} skeleton={skeleton} failed={itemCategoryMessages.listFailed}>
      {(all) => {
        const offered = all.filter(({ value, is_active }) => is_active || value === item?.category_id)
        return offered.length > 0 ? (
          <Loaded query={taxCategories} skeleton={skeleton} failed={taxCategoryMessages.listFailed}>
            {(taxed) => <ItemForm categories={offered} taxCategories={taxed} {...(item && { item })} />}
          </Loaded>
        ) : (
          <EmptyState
            icon={<IconCategoryPlus size={28} />}
            title="Add a category first"
            text="Every item belongs to a category, such as Breakfast, Beverages or Laundry."
            action={<ButtonLink to={paths.addItemCategory}>Add Category</ButtonLink>}
          />
        )
      }}
    </Loaded>
  )
}

const ItemPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} trail={{ Home: paths.admin, 'Items and Services': paths.items }}>
    {children}
  </Page>
)
