import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { itemCategoryMessages as say } from '#contract/item-categories/item-category-messages.ts'
import { ItemCategoryForm } from '#web/item-categories/item-category-form.tsx'
import { itemCategoryQueries } from '#web/item-categories/item-category-queries.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

export const AddItemCategoryPage = () => (
  <ItemCategoryFormPage title="Add Category">
    <ItemCategoryForm />
  </ItemCategoryFormPage>
)

export const EditItemCategoryPage = () => {
  const { slug = '' } = useSearch({ from: `/admin${paths.editItemCategory}` })
  const category = itemCategoryQueries.useOne(slug)
  useFailureToast(category.error, say.loadFailed)
  return (
    <ItemCategoryFormPage title="Edit Category">
      <Loaded
        query={category}
        skeleton={<FormSkeleton title="Category" fields={2} />}
        failed={say.loadFailed}
        missing={{
          title: say.missing,
          action: (
            <ButtonLink to={paths.itemCategories} mt="md">
              List Categories
            </ButtonLink>
          ),
        }}
      >
        {(found) => <ItemCategoryForm key={found.slug} category={found} />}
      </Loaded>
    </ItemCategoryFormPage>
  )
}

const ItemCategoryFormPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} trail={{ Home: paths.admin, 'Item Categories': paths.itemCategories }}>
    {children}
  </Page>
)
