import { expectAccessible } from '#e2e/kit/accessible.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/app/paths.ts'

test('the first item needs a category, and both are made, changed and deleted', async ({ signedInPage: page }) => {
  await page.goto(paths.items)
  await expect(page.getByText('No Items Found')).toBeVisible()
  await expectAccessible(page)
  await page.goto(paths.addItem)
  await page.getByRole('link', { name: 'Add Category' }).last().click()
  await expect(page).toHaveURL(/item-save/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await expect(page.getByText('Name is required.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Beverages')
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Drink' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Item category saved successfully!')).toBeVisible()
  await expect(page).toHaveURL(/item-list/)
  await expect(page.getByRole('row', { name: /Beverages/ })).toContainText('Active')

  await page.goto(paths.addItem)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please fill out the form correctly.')).toBeVisible()
  await expect(page.getByText('Category is required.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Beverages' }).click()
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Drink')
  await page.getByLabel('Item name').fill('Sweet Lassi')
  await page.getByLabel('Price').fill('1,250.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Item saved successfully!')).toBeVisible()
  await expect(page).toHaveURL(/items\/list/)
  const card = page.getByRole('listitem').filter({ hasText: 'Sweet Lassi' })
  await expect(card).toContainText('₹1,250.50')
  await expect(card).toContainText('No description available')
  await expectAccessible(page)

  await card.getByRole('link', { name: 'Edit Sweet Lassi' }).click()
  await page.getByLabel('Active').uncheck()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Item updated successfully!')).toBeVisible()
  await expect(card).toContainText('Inactive')
  await card.getByRole('button', { name: 'Delete Sweet Lassi' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete Item' })).toContainText(
    'Are you sure you want to delete this item?',
  )
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Item deleted successfully')).toBeVisible()
  await expect(page.getByText('No Items Found')).toBeVisible()
})

test('a taken name is marked, and a category with items stays', async ({ signedInPage: page, hotel }) => {
  const category = await hotel.make.itemCategory({ name: 'Laundry', type: 'service' })
  await hotel.make.item({ category_id: category.id, name: 'Shirt' })
  await page.goto(paths.addItemCategory)
  await page.getByLabel('Name', { exact: true }).fill(' laundry ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Category name already exists').first()).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'More for Laundry' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete Category' })).toContainText(
    'Are you sure you want to delete Laundry?',
  )
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('This category has 1 item.')).toBeVisible()
})

test('items are searched and filtered; one that is gone leads back to the list', async ({
  signedInPage: page,
  hotel,
}) => {
  const sweets = await hotel.make.itemCategory({ name: 'Sweets' })
  await hotel.make.item({ category_id: sweets.id, name: 'Jalebi' })
  await hotel.make.item({ name: 'Airport ride', type: 'service' })
  await page.goto(paths.items)
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Sweets' }).click()
  await expect(page).toHaveURL(new RegExp(`category_id=${sweets.id}`))
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(1)
  await page.goto(`${paths.items}?type=service&search=ride`)
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toContainText(['Airport ride'])
  await page.goto(`${paths.addItem}?slug=nowhere`)
  await expect(page.getByText('Item not found')).toBeVisible()
  await expect(page).toHaveURL(/items\/list/)
})
