import {
  IconBed,
  IconBellRinging,
  IconBook2,
  IconCalendarEvent,
  IconChecklist,
  IconLayoutDashboard,
  IconReceiptRupee,
  IconReportAnalytics,
  IconSettings,
  IconSpray,
  IconTags,
  IconTool,
  IconToolsKitchen2,
  IconUmbrella,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { paths } from '#web/paths.ts'

interface MenuLink {
  label: string
  to: string
}

/** An entry of the sidebar: a link, or a group of links that opens. */
export interface MenuEntry {
  label: string
  icon: TablerIcon
  to?: string
  links?: MenuLink[]
  /** A heading above this entry. */
  heading?: string
}

const adminMenu: MenuEntry[] = [
  { label: 'Dashboard', icon: IconLayoutDashboard, to: paths.dashboard },
  {
    label: 'Guests',
    icon: IconUsers,
    links: [
      { label: 'Add Guest', to: paths.addGuest },
      { label: 'All Guests', to: paths.guests },
      { label: 'Companies', to: paths.companies },
    ],
  },
  {
    label: 'Reservations',
    icon: IconCalendarEvent,
    links: [
      { label: 'Room Calendar', to: paths.calendar },
      { label: 'New Booking', to: paths.addBooking },
      { label: 'All Bookings', to: paths.bookings },
      { label: 'Booking Requests', to: paths.bookingRequests },
    ],
  },
  {
    label: 'Registers',
    icon: IconBook2,
    links: [
      { label: 'Guest Register', to: paths.guestRegister },
      { label: 'Foreigners', to: paths.foreigners },
    ],
  },
  {
    label: 'Rates',
    icon: IconTags,
    links: [
      { label: 'Rate Calendar', to: paths.rates },
      { label: 'Rate Plans', to: paths.ratePlans },
    ],
  },
  { label: 'Housekeeping', icon: IconSpray, to: paths.housekeepingBoard },
  { label: 'My Rooms', icon: IconChecklist, to: paths.housekeepingPhone },
  {
    label: 'Room Service',
    icon: IconBellRinging,
    links: [
      { label: 'Rooms', to: paths.roomService },
      { label: 'New Order', to: paths.addOrder },
      { label: 'All Orders', to: paths.orders },
    ],
  },
  { label: 'Lost Property', icon: IconUmbrella, to: paths.lostProperty },
  {
    label: 'Repairs',
    icon: IconTool,
    links: [
      { label: 'All Repairs', to: paths.repairs },
      { label: 'Recurring Tasks', to: paths.repairTasks },
    ],
  },
  {
    heading: 'Master Data',
    label: 'Room Setup',
    icon: IconBed,
    links: [
      { label: 'Add Room Type', to: paths.addRoomType },
      { label: 'List Room Types', to: paths.roomTypes },
      { label: 'Add Room', to: paths.addRoom },
      { label: 'List Rooms', to: paths.rooms },
    ],
  },
  {
    label: 'Items and Services',
    icon: IconToolsKitchen2,
    links: [
      { label: 'Add Category', to: paths.addItemCategory },
      { label: 'List Categories', to: paths.itemCategories },
      { label: 'Add Item', to: paths.addItem },
      { label: 'List Items', to: paths.items },
    ],
  },
  {
    label: 'Invoice',
    icon: IconReceiptRupee,
    links: [
      { label: 'List Invoice', to: paths.invoices },
      { label: 'Credit Notes', to: paths.creditNotes },
      { label: 'Payments', to: paths.payments },
      { label: 'Tax Summary', to: paths.taxSummary },
    ],
  },
  {
    label: 'Reports',
    icon: IconReportAnalytics,
    links: [
      { label: 'Booking Reports', to: paths.bookingReport },
      { label: 'Occupancy', to: paths.occupancyReport },
      { label: 'Revenue', to: paths.revenueReport },
      { label: 'On the Books', to: paths.onTheBooks },
      { label: 'Average Rate by Plan', to: paths.averageRates },
      { label: 'Daily Collections', to: paths.collections },
      { label: 'Advances Held', to: paths.advancesHeld },
      { label: 'Deposits Held', to: paths.depositsHeld },
      { label: 'Outstanding by Guest', to: paths.outstandingGuests },
      { label: 'Outstanding by Company', to: paths.outstandingCompanies },
      { label: 'Discounts and Refunds', to: paths.reductions },
      { label: 'GSTR-1', to: paths.gstr1 },
      { label: 'Tally Export', to: paths.tally },
      { label: 'Arrivals', to: paths.arrivals },
      { label: 'Departures', to: paths.departures },
      { label: 'In-House Guests', to: paths.inHouse },
      { label: 'Room Moves', to: paths.roomMoves },
      { label: 'Faults by Room', to: paths.faultsReport },
    ],
  },
  {
    label: 'Settings',
    icon: IconSettings,
    links: [
      { label: 'Property', to: paths.settings },
      { label: 'Taxes', to: paths.taxes },
      { label: 'Food Plans', to: paths.foodPlans },
      { label: 'Payment Methods', to: paths.paymentMethods },
      { label: 'Booking Sources', to: paths.bookingSources },
      { label: 'Staff Accounts', to: paths.staff },
      { label: 'Roles', to: paths.roles },
      { label: 'Audit Trail', to: paths.audit },
      { label: 'Privacy', to: paths.privacy },
      { label: 'Failed Jobs', to: paths.failedJobs },
    ],
  },
]

/** The entries that a person may open. */
export const allowedMenu = (mayOpen: (to: string) => boolean): MenuEntry[] =>
  adminMenu.flatMap((entry) => {
    if (entry.to) return mayOpen(entry.to) ? [entry] : []
    const links = entry.links?.filter(({ to }) => mayOpen(to)) ?? []
    return links.length > 0 ? [{ ...entry, links }] : []
  })
