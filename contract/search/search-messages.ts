import type { Found } from '#contract/search/search.ts'

type Kind = keyof Found

const names: Record<Kind, string> = {
  guests: 'guest',
  companies: 'company',
  bookings: 'booking',
  rooms: 'room',
  invoices: 'invoice',
  repairs: 'fault',
}

/** What can be typed to find a record of a kind. */
const ways: Record<Kind, string> = {
  guests: 'a guest’s name or phone',
  companies: 'a company',
  bookings: 'BK-000123',
  rooms: 'a room',
  invoices: 'an invoice number',
  repairs: 'a fault',
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const orScreen = (parts: string[], screen: string) => (parts.length === 0 ? screen : `${parts.join(', ')} or ${screen}`)

export const searchMessages = {
  failed: 'The search failed. Keep typing, or try again.',
  nothing: (typed: string, kinds: Kind[]) =>
    `Nothing found for “${typed}”. Try ${orScreen(
      kinds.map((kind) => ways[kind]),
      'a screen',
    )}.`,
  help: (kinds: Kind[]) =>
    `${withCapital(
      orScreen(
        kinds.map((kind) => ways[kind]),
        'a screen',
      ),
    )}.`,
  placeholder: (kinds: Kind[]) =>
    withCapital(
      orScreen(
        kinds.map((kind) => names[kind]),
        'screen',
      ),
    ),
}
