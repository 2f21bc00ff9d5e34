import type { ItemCategoryDraft } from '#contract/item-categories/item-category.ts'
import type { ItemDraft } from '#contract/items/item.ts'
import { rupees } from '#contract/kit/money.ts'

interface DemoCategory {
  category: ItemCategoryDraft
  items: (Omit<ItemDraft, 'category_id' | 'tax_category_id'> & { taxCategory: string | undefined })[]
}

type Line = [name: string, price: number, description?: string, taxCategory?: string]

const category = (name: string, type: ItemCategoryDraft['type'], lines: Line[]): DemoCategory => ({
  category: { name, type, is_active: true },
  items: lines.map(([item, price, description = '', taxCategory]) => ({
    name: item,
    type,
    price: rupees(price),
    description,
    taxCategory,
    is_active: item !== 'Mango Lassi',
  })),
})

/** Food, drinks and services of the demo hotel. */
export const demoMenu: DemoCategory[] = [
  category('Breakfast', 'food', [
    ['Masala Dosa', 160, 'Crisp, with potato, sambar and coconut chutney'],
    ['Idli Sambar', 110, 'Three steamed rice cakes'],
    ['Aloo Paratha', 140, 'With curd and mango pickle'],
    ['Poha', 90],
    ['Masala Omelette', 120, 'Three eggs, green chilli, toast'],
  ]),
  category('Main Course', 'food', [
    ['Veg Thali', 320, 'Two vegetables, dal, rice, three rotis, curd, a sweet'],
    ['Paneer Butter Masala', 290],
    ['Dal Makhani', 240, 'Simmered overnight'],
    ['Chicken Biryani', 380, 'With raita and salan'],
    ['Lake Fish Curry', 420, 'What the boats brought in today'],
    ['Butter Naan', 55],
    ['Jeera Rice', 150],
  ]),
  category('Snacks and Sweets', 'food', [
    ['Vegetable Pakora', 130, 'Onion, spinach and potato'],
    ['Club Sandwich', 220],
    ['French Fries', 140],
    ['Gulab Jamun', 90, 'Two, warm'],
    ['Kulfi', 110],
  ]),
  category('Beverages', 'drink', [
    ['Masala Chai', 40],
    ['Filter Coffee', 60],
    ['Fresh Lime Soda', 80, 'Sweet, salted or both'],
    ['Mango Lassi', 120, 'From April to July'],
    ['Mineral Water', 40, 'One litre'],
    ['Beer', 350, 'A pint, chilled', 'Liquor'],
  ]),
  category('Laundry', 'service', [
    ['Shirt, washed and ironed', 60, '', 'Laundry'],
    ['Saree, dry-cleaned', 250, '', 'Laundry'],
    ['Express laundry, per piece', 120, 'Back within four hours', 'Laundry'],
  ]),
  category('Services', 'service', [
    ['Boat ride, one hour', 900, 'For up to four people'],
    ['Airport transfer', 2200, 'By car, one way', 'Transport with driver'],
    ['Ayurvedic massage', 1800, 'Sixty minutes', 'Spa and salon'],
    ['Extra bed', 800, 'Per night'],
  ]),
]
