import { expect, it } from 'vitest'
import type { Account } from '#contract/auth/account.ts'
import { allPermissions, type Permission, withIncluded } from '#contract/kit/permission.ts'
import { allowedMenu } from '#web/app/menu.ts'
import { homeOf, mayOpen } from '#web/auth/screen-access.ts'
import { paths } from '#web/paths.ts'

const grantedWith = (...names: Permission[]) => Object.fromEntries([...withIncluded(names)].map((name) => [name, null]))

const menuOf = (...names: Permission[]) => {
  const granted = grantedWith(...names)
  return allowedMenu((to) => mayOpen(granted, to)).map(({ label, links = [] }) => [
    label,
    ...links.map((link) => link.label),
  ])
}

const homeWith = (home_screen: Account['home_screen'], ...names: Permission[]) =>
  homeOf({
    name: 'Asha',
    email: 'asha@hotel.in',
    role: 'admin',
    must_set_up_second_factor: false,
    role_name: 'Own role',
    home_screen,
    permissions: grantedWith(...names),
  })

it('shows the kitchen its orders and the items, and nothing to change', () => {
  expect(menuOf('orders.prepare')).toEqual([
    ['Room Service', 'All Orders'],
    ['Items and Services', 'List Categories', 'List Items'],
  ])
})

it('shows housekeeping the rooms', () => {
  expect(menuOf('rooms.view')).toEqual([['Room Setup', 'List Room Types', 'List Rooms']])
})

it('leads those who clean back to their rooms', () => {
  expect(menuOf('housekeeping.clean')[0]).toEqual(['My Rooms'])
})

it('shows those who report faults their repairs, and recurring tasks to those who plan them', () => {
  expect(menuOf('repairs.report')).toContainEqual(['Repairs', 'All Repairs'])
  expect(menuOf('repairs.manage')).toContainEqual(['Repairs', 'All Repairs', 'Recurring Tasks'])
})

it('shows no group without an entry, and all groups to those who may do everything', () => {
  expect(menuOf()).toEqual([])
  expect(menuOf('staff.manage')).toEqual([['Settings', 'Staff Accounts', 'Roles']])
  expect(menuOf(...allPermissions)).toHaveLength(15)
})

it('keeps reports about money from those who may only see the lists of the day', () => {
  const reports = menuOf('reports.view').find(([label]) => label === 'Reports')
  const lists = ['Booking Reports', 'Arrivals', 'Departures', 'In-House Guests', 'Room Moves', 'Faults by Room']
  expect(reports).toEqual(['Reports', ...lists])
})

it('opens an address with a record and a search only with the permission of its screen', () => {
  const clerk = grantedWith('companies.view')
  expect(mayOpen(clerk, '/admin/companies/acme?from=2026-11-01')).toBe(true)
  expect(mayOpen(clerk, '/admin/companies/add')).toBe(false)
  expect(mayOpen(clerk, '/admin/room-service/edit/k3')).toBe(false)
  expect(mayOpen(clerk, paths.logout)).toBe(true)
})

it('starts with the home screen, or with the first screen that the role includes', () => {
  expect(homeWith('calendar', 'bookings.view')).toBe(paths.calendar)
  expect(homeWith('calendar', 'orders.prepare')).toBe(paths.orders)
  expect(homeWith('dashboard', 'rooms.view')).toBe(paths.rooms)
  expect(homeWith('dashboard', 'settings.change')).toBe(paths.dashboard)
  expect(homeWith('dashboard')).toBe(paths.dashboard)
})

it('no two entries of the menu have the same icon', () => {
  const icons = allowedMenu(() => true).map(({ icon }) => icon)
  expect(new Set(icons).size).toBe(icons.length)
})
