import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { repairStatusNames } from '#contract/repairs/repair-names.ts'
import { roomStatusNames } from '#contract/rooms/room-status-names.ts'
import type { Found } from '#contract/search/search.ts'
import { paths } from '#web/paths.ts'

export type ResultKind = 'screen' | 'guest' | 'company' | 'booking' | 'room' | 'invoice' | 'repair'

/** A guest, company, booking, room, invoice, repair or screen that the search found, with its address. */
export interface SearchResult {
  /** Unique in the list. */
  key: string
  kind: ResultKind
  label: string
  detail: string
  to: string
  search: Record<string, string>
}

export interface Screen {
  label: string
  to: string
  /** The group of the menu that it belongs to. */
  group: string
}

const screenOf = ({ label, to, group }: Screen): SearchResult => ({
  key: `screen ${to}`,
  kind: 'screen',
  label,
  detail: group,
  to,
  search: {},
})

const mostScreens = 5

/** Screens whose name or group has a word for each typed beginning: `inv` and `list inv` find List Invoice. */
export const findScreens = (screens: Screen[], typed: string) => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const has = (name: string) => words.every((word) => ` ${name.toLowerCase()}`.includes(` ${word}`))
  return screens
    .filter(({ label, group }) => has(`${group} ${label}`))
    .sort((one, other) => Number(has(other.label)) - Number(has(one.label)))
    .slice(0, mostScreens)
    .map(screenOf)
}

export const resultsOf = ({ guests, companies, bookings, rooms, invoices, repairs }: Found): SearchResult[] => [
  ...guests.map(
    ({ slug, name, phone, email }): SearchResult => ({
      key: `guest ${slug}`,
      kind: 'guest',
      label: name,
      detail: [phone, email].filter(Boolean).join(' · '),
      to: paths.guests,
      search: { search: phone, view: slug },
    }),
  ),
  ...companies.map(
    ({ slug, name, contact_person, phone }): SearchResult => ({
      key: `company ${slug}`,
      kind: 'company',
      label: name,
      detail: [contact_person, phone].filter(Boolean).join(' · '),
      to: paths.editCompany,
      search: { slug },
    }),
  ),
  ...bookings.map(
    ({ slug, booking_number, guest_name, group_name, status, check_in_date, check_out_date }): SearchResult => ({
      key: `booking ${slug}`,
      kind: 'booking',
      label: `${booking_number} · ${group_name ? `${guest_name} (${group_name})` : guest_name}`,
      detail: `${formatDay(check_in_date)} to ${formatDay(check_out_date)} · ${bookingStatusNames[status]}`,
      to: paths.bookingDetails,
      search: { slug },
    }),
  ),
  ...rooms.map(
    ({ slug, room_number, room_type, status }): SearchResult => ({
      key: `room ${slug}`,
      kind: 'room',
      label: `Room ${room_number}`,
      detail: `${room_type} · ${roomStatusNames[status]}`,
      to: paths.editRoom,
      search: { slug },
    }),
  ),
  ...invoices.map(
    ({ slug, number, guest_name, status }): SearchResult => ({
      key: `invoice ${slug}`,
      kind: 'invoice',
      label: number,
      detail: `${guest_name} · ${invoiceStatusNames[status]}`,
      to: paths.invoice,
      search: { slug },
    }),
  ),
  ...repairs.map(
    ({ slug, place, description, status }): SearchResult => ({
      key: `repair ${slug}`,
      kind: 'repair',
      label: description,
      detail: `${place} · ${repairStatusNames[status]}`,
      to: paths.repair.replace('$slug', slug),
      search: {},
    }),
  ),
]
