import type { Db } from '#server/db/connect.ts'
import { demoMenu } from '#server/demo/demo-menu.ts'
import { itemCategoryStore } from '#server/item-categories/item-category-store.ts'
import { itemStore } from '#server/items/item-store.ts'
import { findTaxCategory } from '#server/taxes/tax-category-store.ts'

export const fillDemoMenu = async (db: Db) => {
  for (const { category, items } of demoMenu) {
    const saved = await itemCategoryStore.get(db, await itemCategoryStore.save(db, category))
    if (!saved) throw new Error(`The category ${category.name} is gone right after saving it`)
    for (const { taxCategory, ...item } of items) {
      const taxed = taxCategory ? await findTaxCategory(db, { builtin: null, name: taxCategory }) : null
      await itemStore.save(db, { ...item, category_id: saved.id, tax_category_id: taxed ?? null })
    }
  }
}
